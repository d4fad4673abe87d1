import { useEffect, useRef, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type { RequestArea_mentor$key } from '../../__generated__/RequestArea_mentor.graphql.ts'
import type { RequestArea_viewer$key } from '../../__generated__/RequestArea_viewer.graphql.ts'
import type { RequestAreaQuery } from '../../__generated__/RequestAreaQuery.graphql.ts'
import type { RequestAreaSubscription } from '../../__generated__/RequestAreaSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { forgetPending, readPending } from './requestMemory.ts'
import { REQUESTS } from './requestsTopic.ts'

/** The dialog, loaded lazily because few visitors of a profile open it. */
const RequestDialog = lazyPart(() => import('./RequestDialog.tsx').then((module) => module.RequestDialog))

interface RequestAreaProps {
  mentorKey: RequestArea_mentor$key
  /** Null for a visitor. */
  viewerKey: RequestArea_viewer$key | null
  /** The server's clock. */
  siteNow: string
}

/** Asking a mentor before booking: the button, the dialog that it opens, and changes of what was sent. */
export function RequestArea({ mentorKey, viewerKey, siteNow }: RequestAreaProps) {
  const { id, databaseId, name, viewerRequest } = useFragment(
    graphql`
      fragment RequestArea_mentor on Mentor {
        id
        databaseId
        name
        viewerRequest {
          __typename
        }
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment RequestArea_viewer on Viewer {
        id
        type
      }
    `,
    viewerKey,
  )
  const request = useRequestDialog(databaseId, viewer?.type === 'MENTEE' && !viewerRequest ? viewer.id : null)
  return (
    <>
      {viewerRequest ? (
        <>
          <RequestSent justSent={request.phase === 'sent'} />
          <RequestWatch mentorId={databaseId} />
        </>
      ) : (
        <AskFirst
          name={name}
          otherType={viewer && viewer.type !== 'MENTEE' ? viewer.type : null}
          busy={request.phase === 'loading'}
          onOpen={request.open}
        />
      )}
      {request.phase === 'open' && (
        <RequestDialog
          mentor={{ id, databaseId, name }}
          siteNow={siteNow}
          asker={viewer?.id ?? null}
          onClose={request.close}
          onSent={request.sent}
        />
      )}
    </>
  )
}

/** In place of the button while a request is pending; focused when it has just been sent. */
function RequestSent({ justSent }: { justSent: boolean }) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (justSent) block.current?.querySelector('a')?.focus()
  }, [justSent])
  return (
    <Block ref={block}>
      <ButtonLink wide to="/mentorship-requests">
        Request sent. View it
      </ButtonLink>
      <Small as="p">We ask mentors to answer within {RESPONSE_HOURS} hours.</Small>
    </Block>
  )
}

interface AskFirstProps {
  name: string
  /** Of a member who is no mentee and cannot ask; null for mentees and visitors. */
  otherType: string | null
  /** The dialog's code is loading. */
  busy: boolean
  onOpen: () => void
}

/** The button that opens the dialog, or the reason why the member cannot send a request. */
function AskFirst({ name, otherType, busy, onOpen }: AskFirstProps) {
  return (
    <Block>
      <NeedsScript what="Sending a request" />
      <Button
        wide
        disabled={otherType !== null}
        busy={busy}
        aria-haspopup="dialog"
        onPointerEnter={RequestDialog.preload}
        onFocus={RequestDialog.preload}
        onClick={onOpen}
      >
        Request Mentorship
      </Button>
      <Small as="p">
        {otherType === null ? (
          `A request is free. ${name} replies before you pay anything.`
        ) : (
          <>
            You are logged in as a {otherType === 'MENTOR' ? 'mentor' : 'community member'}. Only mentees can send
            requests. <Link to="/mentee-signup">Register as a mentee</Link>
          </>
        )}
      </Small>
    </Block>
  )
}

const subscription = graphql`
  subscription RequestAreaSubscription @raw_response_type {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        mentor {
          ...RequestArea_mentor
        }
      }
    }
  }
`

const query = graphql`
  query RequestAreaQuery($id: Int!) @raw_response_type {
    mentor(id: $id) {
      ...RequestArea_mentor
    }
  }
`

/** Subscribes to a pending request, so that the button updates when it is answered or withdrawn. Renders nothing. */
function RequestWatch({ mentorId }: { mentorId: number }) {
  const { refresh } = useRefresh<RequestAreaQuery>({ query, variables: { id: mentorId }, topic: REQUESTS })
  useLive<RequestAreaSubscription>(subscription)
  // It may have been answered before the subscription started or while the connection was lost.
  useMissed(REQUESTS, refresh)
  return null
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  p {
    max-width: 44ch;
  }
`

interface RequestDialogState {
  phase: 'closed' | 'loading' | 'open' | 'sent'
  open: () => void
  close: () => void
  sent: () => void
}

/**
 * Whether the request dialog is open. It opens on its own for a mentee who comes back from logging in with a request
 * that was written before. `sender` is the id of the account that may send one; null for everybody else.
 */
function useRequestDialog(mentorId: number, sender: string | null): RequestDialogState {
  const [phase, setPhase] = useState<'closed' | 'open' | 'sent'>('closed')
  const [whenLoaded, isLoading] = useWhenLoaded(RequestDialog)
  function open(): void {
    whenLoaded(() => setPhase('open'))
  }
  const arrive = useEffectEvent((asked: number, owner: string) => {
    if (readPending(asked, Date.now(), owner)) open()
  })
  useEffect(() => {
    if (sender !== null) arrive(mentorId, sender)
  }, [mentorId, sender])
  return {
    phase: phase !== 'open' && isLoading ? 'loading' : phase,
    open,
    close() {
      setPhase('closed')
      forgetPending()
    },
    sent: () => setPhase('sent'),
  }
}
