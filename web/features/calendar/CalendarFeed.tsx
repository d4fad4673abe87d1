import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { CalendarFeed_viewer$key } from '../../__generated__/CalendarFeed_viewer.graphql.ts'
import type { CalendarFeedRemoveMutation } from '../../__generated__/CalendarFeedRemoveMutation.graphql.ts'
import type { CalendarFeedRenewMutation } from '../../__generated__/CalendarFeedRenewMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { SectionCard } from '../../ui/editor/SectionCard.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { showToast } from '../../lib/toasts.ts'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** Loaded with the press that opens it. */
export const CalendarFeedDialog = lazyPart(() =>
  import('./CalendarFeedDialog.tsx').then((module) => module.CalendarFeedDialog),
)

/** The private address under which the viewer's own calendar shows their sessions: made, renewed, removed. */
export function CalendarFeed({ viewerKey }: { viewerKey: CalendarFeed_viewer$key }) {
  const { calendarFeed } = useFragment(
    graphql`
      fragment CalendarFeed_viewer on Viewer {
        calendarFeed {
          createdAt
          lastReadAt
        }
      }
    `,
    viewerKey,
  )
  /** Shown until the person leaves: the server knows only its hash. */
  const [address, setAddress] = useState<string | null>(null)
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const [renew, isRenewing] = useRenewCalendarFeed()
  const [remove, isRemoving] = useRemoveCalendarFeed()
  const [whenLoaded, isLoading] = useWhenLoaded(CalendarFeedDialog)
  const ask = (change: 'renew' | 'remove') => whenLoaded(() => setAsked(change))
  const early = { onPointerEnter: CalendarFeedDialog.preload, onFocus: CalendarFeedDialog.preload }
  const isNew = address !== null && calendarFeed !== null

  async function make(): Promise<void> {
    const { done } = await renew({})
    if (!done) return
    setAddress(done.address)
    setAsked(null)
  }
  async function stop(): Promise<void> {
    const { done } = await remove({})
    if (!done) return
    setAddress(null)
    setAsked(null)
  }

  return (
    <SectionCard
      title="Your sessions in your calendar"
      lead="Add a private link to Google Calendar, Outlook or the calendar on your phone. It then shows your new, moved and cancelled sessions, within a few hours."
    >
      <Stack>
        {isNew && <FeedAddress key={address} address={address} />}
        {calendarFeed && (
          <Muted as="p">
            Link created <Time at={calendarFeed.createdAt} />.{' '}
            {calendarFeed.lastReadAt ? (
              <span>
                Last read by a calendar <Time at={calendarFeed.lastReadAt} />.
              </span>
            ) : (
              <span key="unread">No calendar has read it yet.</span>
            )}
            {!isNew && <span> We show a link only once. If you no longer have it, renew it.</span>}
          </Muted>
        )}
        {/* One row in both states: the focus finds its way when a dialog has exchanged the buttons. */}
        <ButtonRow>
          {calendarFeed ? (
            <>
              <Button aria-haspopup="dialog" busy={isLoading} {...early} onClick={() => ask('renew')}>
                Renew link
              </Button>
              <Button look="ghost" aria-haspopup="dialog" busy={isLoading} {...early} onClick={() => ask('remove')}>
                Remove link
              </Button>
            </>
          ) : (
            <Button look="primary" busy={isRenewing} onClick={() => void make()}>
              Create link
            </Button>
          )}
        </ButtonRow>
      </Stack>
      {asked && (
        <CalendarFeedDialog
          change={asked}
          isBusy={isRenewing || isRemoving}
          onConfirm={() => void (asked === 'renew' ? make() : stop())}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  )
}

/** Makes a calendar address in place of the one before: `[renew, isRenewing]`; the payload has it, this once. Never rejects. */
function useRenewCalendarFeed() {
  return useMutation<CalendarFeedRenewMutation>(
    graphql`
      mutation CalendarFeedRenewMutation @raw_response_type {
        renewCalendarFeed {
          ... on RenewCalendarFeedPayload @alias(as: "done") {
            address
            viewer {
              ...CalendarFeed_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('No new link') },
  )
}

/** Stops the calendar address: `[remove, isRemoving]`. Never rejects. */
function useRemoveCalendarFeed() {
  return useMutation<CalendarFeedRemoveMutation>(
    graphql`
      mutation CalendarFeedRemoveMutation @raw_response_type {
        removeCalendarFeed {
          ... on RemoveCalendarFeedPayload @alias(as: "done") {
            viewer {
              ...CalendarFeed_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Calendar link removed', tone: 'good' }), failed: mayHaveWorked('Not removed') },
  )
}

const Stack = styled.div`
  display: grid;
  padding: 16px 20px 20px;
  gap: 14px;
  > p {
    max-width: 72ch;
    text-wrap: pretty;
  }
`

/** A new address, shown this once: to copy, or to open in the calendar of this device. */
function FeedAddress({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null)
  // What is new is read out, and can be copied with the keyboard at once.
  useEffect(() => input.current?.focus(), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: 'Link copied', tone: 'good' })
    } catch {
      // Not allowed, or not a secure page.
      input.current?.focus()
      input.current?.select()
      showToast({ title: 'Not copied', description: 'The link is selected: copy it with your keyboard or menu.' })
    }
  }

  return (
    <>
      <Notice tone="warn" title="Add it to your calendar now.">
        We show this link only once. Don’t share it: anyone with this link can see your sessions.
      </Notice>
      <Field label="Your private calendar link">
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} spellCheck={false} />
      </Field>
      <ButtonRow>
        <Button look="primary" onClick={() => void copy()}>
          <Copy size={18} /> Copy link
        </Button>
        <ButtonAnchor href={address.replace(/^https?:/, 'webcal:')}>Open in this device’s calendar</ButtonAnchor>
      </ButtonRow>
    </>
  )
}
