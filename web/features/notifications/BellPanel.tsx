import { Popover as RadixPopover } from 'radix-ui'
import { Suspense, useEffect, useEffectEvent, useId, type KeyboardEvent, type RefObject, type ReactNode } from 'react'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { freshNotificationsQuery } from '../../__generated__/freshNotificationsQuery.graphql.ts'
import { explain } from '../../lib/errors.ts'
import { useOpenedQuery } from '../../relay/useOpenedQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { fadeIn } from '../../ui/motion.ts'
import { BellList } from './BellList.tsx'
import { latestQuery } from './freshNotifications.ts'
import { NOTIFICATIONS } from './notificationStore.ts'

interface BellPanelProps {
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/** The latest notifications below the bell. Stays mounted when closed, so that it opens with its content. */
export function BellPanel({ anchor, open, onClose }: BellPanelProps) {
  const heading = useId()
  const { queryRef, retry, refresh, isRefreshing, isStale, ...opened } = useOpenedQuery<freshNotificationsQuery>(
    latestQuery,
    {},
    NOTIFICATIONS,
  )
  const show = useEffectEvent(opened.show)
  useEffect(() => {
    if (open) show()
  }, [open])
  const wait = <Unready id={heading}>Loading notifications...</Unready>
  return (
    <Popover
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      anchor={anchor}
      labelledBy={heading}
      onKeyDown={moveFocus}
    >
      <SectionBoundary resetOn={queryRef} fallback={(error) => <Failed id={heading} error={error} onRetry={retry} />}>
        <Suspense fallback={wait}>
          {queryRef ? <Latest queryRef={queryRef} headingId={heading} onClose={onClose} /> : wait}
        </Suspense>
      </SectionBoundary>
      {isStale && (
        <Stale>
          <StaleNotice busy={isRefreshing} onRetry={refresh} />
        </Stale>
      )}
      <Foot>
        <ButtonLink look="plain" wide to="/notifications" onClick={onClose}>
          View all
        </ButtonLink>
      </Foot>
    </Popover>
  )
}

interface LatestProps {
  queryRef: PreloadedQuery<freshNotificationsQuery>
  headingId: string
  onClose: () => void
}

function Latest({ queryRef, ...rest }: LatestProps) {
  const { viewer, site } = usePreloadedQuery<freshNotificationsQuery>(latestQuery, queryRef)
  return viewer && <BellList viewerKey={viewer} messagesKey={viewer} now={site.now} {...rest} />
}

function Unready({ id, children }: { id: string; children: string }) {
  return (
    <>
      <Head id={id}>Notifications</Head>
      <Wait role="status">{children}</Wait>
    </>
  )
}

function Failed({ id, error, onRetry }: { id: string; error: unknown; onRetry: () => void }) {
  const { title, description } = explain(error)
  return (
    <>
      <Head id={id}>Notifications</Head>
      <Failure role="alert">
        <b>{title}</b>
        <p>{description}</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </Failure>
    </>
  )
}

/** Up and Down move between items, as in a menu; Tab moves through everything. */
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

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding: 20px 16px;
  p {
    margin-bottom: 6px;
    color: var(--muted);
  }
`

const Stale = styled.div`
  padding: 0 16px;
  border-top: 1px solid var(--line);
`

const Foot = styled.div`
  padding: 6px 8px;
  border-top: 1px solid var(--line);
`

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that toggles it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  /** Id of its heading. */
  labelledBy: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/**
 * A non-modal panel below its button; Escape and a click outside close it. Full width on a phone. Takes the focus when
 * it opens, so that it is announced and the arrow keys work at once.
 */
function Popover({ open, onOpenChange, anchor, labelledBy, onKeyDown, children }: PopoverProps) {
  function keepForButton(event: Event): void {
    // A click on the button toggles it; closing here first would open it again.
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <RadixPopover.Portal>
        <Sheet
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onKeyDown={onKeyDown}
          onPointerDownOutside={keepForButton}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Keep the focus where a click outside has put it.
            if (document.activeElement === document.body) anchor.current?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Sheet>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

const Sheet = styled(RadixPopover.Content)`
  z-index: 45;
  display: flex;
  flex-direction: column;
  width: min(420px, calc(100vw - 16px));
  max-height: min(720px, var(--radix-popover-content-available-height));
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${fadeIn} var(--fast) var(--ease);
  outline: none;
`
