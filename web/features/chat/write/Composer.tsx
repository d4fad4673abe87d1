import { CircleSlash } from 'lucide-react'
import { useEffect, useId, useRef, type FocusEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { GET_THE_REST } from '../../../../api/rules/money/refundReasons.ts'
import { awayText } from '../../../../api/rules/takesPart.ts'
import type {
  Composer_conversation$key,
  ConversationClosedReason,
} from '../../../__generated__/Composer_conversation.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FieldFrame, FieldLabel } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { bookingPath } from '../../bookings/bookingAddress.ts'
import { useBlock } from '../BlockDialog.tsx'
import { useDraft } from '../engine/chatDraft.ts'
import type { ConversationHandle, Side } from '../engine/chatTypes.ts'
import { WriteBox } from './WriteBox.tsx'

interface ComposerProps {
  conversationKey: Composer_conversation$key
  handle: ConversationHandle
  side: Side
  /** What the other person is called in a sentence. */
  firstName: string
  /** Whose package it is. */
  mentorId: number
}

/** Where a message is written; where nobody can, why not. */
export function Composer({ conversationKey, handle, side, firstName, mentorId }: ComposerProps) {
  const { databaseId, closedReason } = useFragment(
    graphql`
      fragment Composer_conversation on Conversation {
        databaseId
        closedReason
      }
    `,
    conversationKey,
  )
  const keptFocus = useKeptFocus()
  return (
    <div {...keptFocus}>
      {closedReason ? (
        <ClosedBox
          conversationId={databaseId}
          reason={closedReason}
          side={side}
          firstName={firstName}
          mentorId={mentorId}
        />
      ) : (
        <WriteBox conversationId={databaseId} handle={handle} firstName={firstName} />
      )}
    </div>
  )
}

/** Spread on what holds the box. The conversation may close or open while the focus is in it: what comes instead has the focus then. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    // A dialog takes the focus itself once nothing in it has it.
    if (!document.activeElement?.contains(ref.current)) return
    ref.current?.querySelector<HTMLElement>('textarea:not([readonly]), [tabindex="-1"]')?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => void (held.current = target),
    onBlur: ({ relatedTarget }: FocusEvent) => void (relatedTarget && (held.current = null)),
  }
}

interface ClosedBoxProps {
  conversationId: number
  reason: ConversationClosedReason
  side: Side
  firstName: string
  mentorId: number
}

/** In place of the box where a message is written: why nobody can, what helps, and what was typed. */
function ClosedBox({ conversationId, reason, side, firstName, mentorId }: ClosedBoxProps) {
  const [draft] = useDraft(conversationId)
  const [change, isChanging] = useBlock(firstName)
  const id = useId()
  const { title, text } = closedWords(reason, side, firstName)
  return (
    <Closed>
      <CircleSlash size={20} />
      <div tabIndex={-1}>
        <b>{title}</b> {text}
      </div>
      {reason === 'EXPIRED' && side === 'MENTEE' && (
        <ButtonLink look="primary" to={bookingPath(mentorId, { packageType: 'advanced' })}>
          Book again
        </ButtonLink>
      )}
      {reason === 'BLOCKED_BY_VIEWER' && (
        <Button busy={isChanging} onClick={() => void change(conversationId, false)}>
          Unblock
        </Button>
      )}
      {(reason === 'MENTOR_LEFT' || reason === 'MENTOR_IN_REVIEW') && side === 'MENTEE' && (
        <ButtonLink to="/sessions">See your packages</ButtonLink>
      )}
      {reason === 'BLOCKED' && <ButtonLink to="/contact-us">Contact us</ButtonLink>}
      {draft.trim() !== '' && (
        <FieldFrame>
          <FieldLabel htmlFor={id}>Your message that wasn’t sent</FieldLabel>
          <Kept id={id} readOnly value={draft} rows={1} />
        </FieldFrame>
      )}
    </Closed>
  )
}

interface ClosedWords {
  title: string
  text: string
}

/** Why a conversation is closed, for the person on this side of it. */
export function closedWords(reason: ConversationClosedReason, side: Side, firstName: string): ClosedWords {
  if (reason === 'BLOCKED_BY_VIEWER') return { title: `You blocked ${firstName}.`, text: 'Unblock to write.' }
  if (reason === 'MENTOR_LEFT' || reason === 'MENTOR_IN_REVIEW')
    return side === 'MENTEE'
      ? {
          title:
            reason === 'MENTOR_LEFT'
              ? awayText('left', firstName)
              : `${firstName} is under review by our team. Neither of you can write at present.`,
          text: `You can still read what was written. If your package still runs, you can cancel it and ${GET_THE_REST}.`,
        }
      : { title: 'You can’t write now.', text: 'Only accepted mentors can send messages.' }
  if (reason !== 'EXPIRED')
    return { title: `You can no longer write to ${firstName}.`, text: 'You can still read what was written.' }
  return side === 'MENTEE'
    ? { title: 'Chat Access Expired', text: 'Your chat access has expired. Please book again to continue.' }
    : { title: 'Chat access expired', text: 'The mentee needs to rebook to continue the conversation.' }
}

const Closed = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: center;
  padding: 12px 16px;
  padding-bottom: max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--sunken);
  > svg {
    color: var(--muted);
  }
  b {
    font-weight: 600;
  }
  > ${FieldFrame} {
    grid-column: 1 / -1;
  }
  @media (max-width: 480px) {
    grid-template-columns: 20px minmax(0, 1fr);
    align-items: start;
    > a,
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const Kept = styled(TextArea)`
  min-height: 44px;
  max-height: 20dvh;
  resize: none;
`
