import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'

/** Says quietly what could not be asked, and asks again. */
export function Unanswered({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Line role="status">
      {children}
      <Button look="plain" size="small" onClick={onRetry}>
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
