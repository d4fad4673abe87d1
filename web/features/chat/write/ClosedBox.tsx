import { CircleSlash } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { ConversationClosedReason } from '../../../__generated__/Composer_conversation.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FieldFrame, FieldLabel } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { bookingPath } from '../../bookings/bookingAddress.ts'
import type { Side } from '../engine/chatTypes.ts'
import { closedWords } from './closedWords.ts'
import { useBlock } from '../useBlock.ts'
import { useDraft } from '../engine/useDraft.ts'

interface ClosedBoxProps {
  conversationId: number
  reason: ConversationClosedReason
  side: Side
  firstName: string
  mentorId: number
}

/** In place of the box where a message is written: why nobody can, what helps, and what was typed. */
export function ClosedBox({ conversationId, reason, side, firstName, mentorId }: ClosedBoxProps) {
  const [draft] = useDraft(conversationId)
  const [change, isChanging] = useBlock(firstName)
  const id = useId()
  const { title, text } = closedWords(reason, side, firstName)
  return (
    <Closed>
      <CircleSlash size={20} />
      <div>
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
      {reason === 'MENTOR_LEFT' && side === 'MENTEE' && <ButtonLink to="/sessions">See your packages</ButtonLink>}
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
