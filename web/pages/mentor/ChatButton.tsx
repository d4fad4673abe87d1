import { MessageSquare } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { ChatButton_mentor$key } from '../../__generated__/ChatButton_mentor.graphql.ts'
import { CHAT } from '../../features/chat/chatPath.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

/** What the button opens: loaded at the first intent, for a mentee with a conversation when the page is at rest. */
export const ChatDoor = lazyPart(
  () => import('./chat/ChatDoor.tsx').then((module) => module.ChatDoor),
  null,
  undefined,
  (_error, retry) => (
    <Late role="alert">
      The chat could not be loaded.{' '}
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </Late>
  ),
)

interface ChatButtonProps {
  mentorKey: ChatButton_mentor$key
  /** Null for a visitor. */
  viewerType: string | null
}

/**
 * The floating button, for everybody: what it opens says who may chat, and why not. The address holds whether it is open.
 * On a narrow screen it stands at the end of the bar at the page's foot, where it covers nothing.
 */
export function ChatButton({ mentorKey, viewerType }: ChatButtonProps) {
  const { databaseId, name, viewerConversation } = useFragment(
    graphql`
      fragment ChatButton_mentor on Mentor {
        databaseId
        name
        viewerConversation {
          unreadCount
        }
      }
    `,
    mentorKey,
  )
  const [query, setQuery] = useSearchParams()
  const [whenLoaded, isLoading] = useWhenLoaded(ChatDoor)
  const unread = viewerConversation?.unreadCount ?? 0
  const mayOpen = Boolean(viewerConversation)
  useEffect(() => (mayOpen ? whenIdle(ChatDoor.preload) : undefined), [mayOpen])
  const isOpen = query.get(CHAT.name) === CHAT.open
  const button = useRef<HTMLButtonElement>(null)
  // Opened by the address: the dialog gives the focus back to where it was before.
  useLayoutEffect(() => {
    if (isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isOpen])
  function open(): void {
    const next = new URLSearchParams(query)
    next.set(CHAT.name, CHAT.open)
    // The state tells the dialog that going back closes it.
    setQuery(next, { preventScrollReset: true, state: CHAT.open })
  }
  return (
    <>
      <Floating
        ref={button}
        look="primary"
        busy={isLoading}
        data-floating
        aria-haspopup="dialog"
        aria-label={`Chat with ${name}${unread > 0 ? `, ${unread} unread` : ''}`}
        onPointerEnter={ChatDoor.preload}
        onFocus={ChatDoor.preload}
        onClick={() => whenLoaded(open)}
      >
        <MessageSquare size={20} />
        <span>Chat</span>
        {unread > 0 && (
          <Count $new aria-hidden="true">
            {unread}
          </Count>
        )}
      </Floating>
      {isOpen && <ChatDoor mentorId={databaseId} name={name} viewerType={viewerType} hasChat={mayOpen} />}
    </>
  )
}

/** Above the button. */
const Late = styled.div`
  position: fixed;
  right: 16px;
  bottom: calc(84px + var(--bottom-bar, 0px));
  z-index: 20;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: var(--shadow);
`

const Floating = styled(Button)`
  position: fixed;
  right: max(24px, env(safe-area-inset-right));
  bottom: calc(24px + var(--bottom-bar, 0px));
  z-index: 20;
  min-height: 48px;
  box-shadow: var(--shadow);
  @media (max-width: ${breakpoints.desktop}) {
    right: max(16px, env(safe-area-inset-right));
    /* In the middle of the bar's height; without a bar, of a mentor's own profile, above the window's edge. */
    bottom: calc(env(safe-area-inset-bottom) / 2 + (var(--bottom-bar, 72px) - 44px) / 2);
    z-index: 26;
    padding: 0;
    min-width: 44px;
    min-height: 44px;
    border-radius: 22px;
    box-shadow: none;
    > span:first-of-type {
      display: none;
    }
    > span + span {
      position: absolute;
      top: -4px;
      right: -4px;
    }
  }
`
