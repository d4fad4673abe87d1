import { styled } from 'styled-components'
import { explain } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'

/** In place of the list: what happened, and another try. */
export function BellFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, description } = explain(error)
  return (
    <Box role="alert">
      <b>{title}</b>
      <p>{description}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding: 20px 16px;
  p {
    margin-bottom: 6px;
    color: var(--muted);
  }
`
