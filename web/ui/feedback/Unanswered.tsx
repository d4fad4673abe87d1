import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'

interface UnansweredProps {
  busy?: boolean
  onRetry: () => void
  /** What could not be asked. */
  children: ReactNode
}

/** Says quietly what could not be asked, and asks again. */
export function Unanswered({ busy = false, onRetry, children }: UnansweredProps) {
  return (
    <Line role="status">
      {children}
      <Button look="plain" size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  color: var(--muted);
  font-size: var(--t13);
`

/** Quiet notice above a list that could not be refreshed and may be out of date; disappears with the next response. */
export function StaleNotice(props: { busy: boolean; onRetry: () => void }) {
  return <Unanswered {...props}>Couldn’t check for updates.</Unanswered>
}
