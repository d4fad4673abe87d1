import { graphql, useFragment } from 'react-relay'
import type { OpenChat_conversation$key } from '../../__generated__/OpenChat_conversation.graphql.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { ButtonLook } from '../../ui/buttonStyles.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { conversationLink } from './conversationLink.ts'

interface OpenChatProps extends Pick<ButtonLook, 'look' | 'size'> {
  conversationKey: OpenChat_conversation$key
}

/** Leads to a conversation, from either side, and counts what is unread in it. */
export function OpenChat({ conversationKey, ...look }: OpenChatProps) {
  const conversation = useFragment(
    graphql`
      fragment OpenChat_conversation on Conversation {
        unreadCount
        ...conversationLink_conversation
      }
    `,
    conversationKey,
  )
  const { unreadCount } = conversation
  const { to, name } = conversationLink(conversation)
  return (
    <ButtonLink {...look} to={to}>
      Open chat
      <VisuallyHidden>{unreadCount > 0 ? ` with ${name}, ` : ` with ${name}`}</VisuallyHidden>
      {unreadCount > 0 && (
        <Count $new>
          <span>{unreadCount}</span>
          <VisuallyHidden> unread</VisuallyHidden>
        </Count>
      )}
    </ButtonLink>
  )
}
