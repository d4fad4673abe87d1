import { useRef } from 'react'
import { styled } from 'styled-components'
import { MENTOR_PAGE } from '../../../api/rules/constants.ts'
import { explain } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { showToast } from '../../lib/toasts.ts'

interface LoadMoreProps {
  shown: number
  total: number
  hasNext: boolean
  busy: boolean
  /** Loads the next page; calls back with the failure, or null. */
  onLoad: (onComplete: (error: Error | null) => void) => void
}

/** How many of all are shown, and the way to more. */
export function LoadMore({ shown, total, hasNext, busy, onLoad }: LoadMoreProps) {
  const status = useRef<HTMLOutputElement>(null)
  function load(): void {
    onLoad((error) => {
      if (error) showToast({ ...explain(error), title: 'Failed to fetch mentors', tone: 'destructive' })
      // The last page takes the button away; the focus must not fall back to the top with it.
      else if (total - shown <= MENTOR_PAGE) status.current?.focus()
    })
  }
  return (
    <Line>
      {hasNext && (
        <Button busy={busy} onClick={load}>
          Load {Math.min(MENTOR_PAGE, Math.max(1, total - shown))} more
        </Button>
      )}
      <Shown ref={status} tabIndex={-1}>
        {shown} of {total} shown
      </Shown>
    </Line>
  )
}

const Shown = styled(Small).attrs({ as: 'output' })`
  outline: none;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-top: 28px;
`
