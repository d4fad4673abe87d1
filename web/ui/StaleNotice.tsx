import { styled } from 'styled-components'
import { Button } from './Button.tsx'

/** Quiet notice above a list that could not be refreshed and may be out of date; disappears with the next response. */
export function StaleNotice({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Line role="status">
      Couldn’t check for updates.
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
