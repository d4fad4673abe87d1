import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'

interface StaleNoticeProps {
  busy: boolean
  onRetry: () => void
  /** What is out of date, where there is more to say. */
  children?: ReactNode
}

/** Quiet notice above a list that could not be refreshed and may be out of date; disappears with the next response. */
export function StaleNotice({ busy, onRetry, children = 'Couldn’t check for updates.' }: StaleNoticeProps) {
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
