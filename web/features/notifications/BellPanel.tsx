import { useId, type KeyboardEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { BellFailure } from './BellFailure.tsx'
import { BellList } from './BellList.tsx'
import { useLatest } from './useLatest.ts'

interface BellPanelProps {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** The latest notifications below the bell. Stays when it is closed, so that it opens with what it knows. */
export function BellPanel({ anchor, open, onClose }: BellPanelProps) {
  const heading = useId()
  const { latest, error, retry } = useLatest(open)
  return (
    <Popover
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      anchor={anchor}
      labelledBy={heading}
      onKeyDown={moveFocus}
    >
      {latest ? (
        <BellList viewerKey={latest.viewer} now={latest.now} headingId={heading} onClose={onClose} />
      ) : (
        <>
          <Head id={heading}>Notifications</Head>
          {error ? <BellFailure error={error} onRetry={retry} /> : <Wait role="status">Loading notifications...</Wait>}
        </>
      )}
      <Foot>
        <ButtonLink look="plain" wide to="/notifications" onClick={onClose}>
          View all
        </ButtonLink>
      </Foot>
    </Popover>
  )
}

/** Up and down go from one to the next, as in a menu; Tab goes through everything. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-note]')]
  if (items.length === 0) return
  event.preventDefault()
  const here = items.findIndex((item) => item.parentElement?.contains(document.activeElement))
  const from = here < 0 && step < 0 ? 0 : here
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : (from + step) % items.length
  items.at(next)?.focus()
}

const Head = styled.h2`
  padding: 14px 16px;
  border-bottom: 1px solid var(--line);
  font-size: var(--t17);
`

const Wait = styled.p`
  padding: 32px 16px;
  color: var(--muted);
`

const Foot = styled.div`
  padding: 6px 8px;
  border-top: 1px solid var(--line);
`
