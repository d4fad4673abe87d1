import { MessageSquare } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { BellMessage_conversation$key } from '../../__generated__/BellMessage_conversation.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Link } from '../../ui/Link.tsx'
import { RelativeTime } from '../../ui/time/Time.tsx'
import { conversationLink } from '../chat/conversationLink.ts'
import { BellRow, BellWords } from './bellParts.ts'
import { NotificationSign } from './NotificationIcon.tsx'

interface BellMessageProps {
  conversationKey: BellMessage_conversation$key
  now: Date
  onClose: () => void
}

/** How many messages of whom are unread; leads to their conversation. */
export function BellMessage({ conversationKey, now, onClose }: BellMessageProps) {
  const conversation = useFragment(
    graphql`
      fragment BellMessage_conversation on Conversation {
        unreadCount
        lastActivityAt
        ...conversationLink_conversation
      }
    `,
    conversationKey,
  )
  const { unreadCount, lastActivityAt } = conversation
  const { to, name } = conversationLink(conversation)
  return (
    <BellRow $isNew>
      <Link data-note to={to} onClick={onClose}>
        <NotificationSign $isNew>
          <MessageSquare size={20} aria-hidden="true" />
        </NotificationSign>
        <BellWords>
          <b>
            {plural(unreadCount, 'new message')} from {name}
          </b>
          <RelativeTime at={lastActivityAt} now={now} />
        </BellWords>
      </Link>
    </BellRow>
  )
}
