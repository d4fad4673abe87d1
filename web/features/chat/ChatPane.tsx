import { Paperclip } from 'lucide-react'
import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  ChatPane_conversation$data,
  ChatPane_conversation$key,
} from '../../__generated__/ChatPane_conversation.graphql.ts'
import { showToast } from '../../lib/toasts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ChatHead } from './ChatHead.tsx'
import type { ConversationHandle, Side } from './engine/chatTypes.ts'
import { useConversation } from './engine/openConversations.ts'
import { MessageLog } from './log/MessageLog.tsx'
import { ATTACHMENT_RULE } from './write/attachmentRules.ts'
import { trayOf } from './write/attachmentTray.ts'
import { closedWords, Composer } from './write/Composer.tsx'
import { useFreshAccess } from './write/useFreshAccess.ts'

const FAILED = 'Failed to send message'

interface ChatPaneProps {
  conversationKey: ChatPane_conversation$key
  /** Back to the list, where the two take turns. */
  onBack?: () => void
  /** Unread messages of the other conversations, named with the way back. */
  unreadElsewhere?: number
  /** In the head: for a mentee the way to book a session of the package. */
  act?: ReactNode
}

/** A conversation: head, messages, and where one writes. As high as what is around it. */
export function ChatPane({ conversationKey, onBack, unreadElsewhere = 0, act }: ChatPaneProps) {
  const conversation = useFragment(
    graphql`
      fragment ChatPane_conversation on Conversation {
        databaseId
        viewerSide
        closedReason
        plan {
          mentor {
            databaseId
            name
          }
          mentee {
            name
          }
        }
        ...useFreshAccess_conversation
        ...ChatHead_conversation
        ...Composer_conversation
      }
    `,
    conversationKey,
  )
  const { databaseId, viewerSide } = conversation
  // Administrators read it on a page of their own.
  if (!viewerSide) return null
  const side = viewerSide === 'MENTOR' ? viewerSide : 'MENTEE'
  return (
    <Pane
      key={databaseId}
      conversation={conversation}
      side={side}
      onBack={onBack}
      unreadElsewhere={unreadElsewhere}
      act={act}
    />
  )
}

interface PaneProps {
  conversation: ChatPane_conversation$data
  side: Side
  onBack: (() => void) | undefined
  unreadElsewhere: number
  act: ReactNode
}

function Pane({ conversation, side, onBack, unreadElsewhere, act }: PaneProps) {
  const { databaseId, closedReason, plan } = conversation
  const { name } = side === 'MENTEE' ? plan.mentor : plan.mentee
  const firstName = firstNameOf(name)
  const chat = useConversation(databaseId, side)
  const refresh = useFreshAccess(conversation)
  const [sent, countSent] = useReducer((count: number) => count + 1, 0)
  useSendOutcomes(chat, { onSent: countSent, onFailed: (reason) => void tellFailure(reason) })
  const [isOver, setOver] = useState(false)
  const whole = useClearOfKeyboard()

  async function tellFailure(reason: string): Promise<void> {
    const closed = await refresh()
    const isClosed = closed === 'EXPIRED' || closed === 'MENTOR_LEFT' || closed === 'MENTOR_IN_REVIEW'
    const { title, text } = isClosed ? closedWords(closed, side, firstName) : { title: FAILED, text: reason }
    showToast({ title, description: text, tone: 'destructive' })
  }
  function hover(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return
    // Dropped on a closed conversation too it must not replace the page.
    event.preventDefault()
    setOver(closedReason === null)
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (closedReason === null) trayOf(databaseId).add([...event.dataTransfer.files])
  }
  return (
    <Whole
      ref={whole}
      aria-label={`Conversation with ${name}`}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={drop}
    >
      <ChatHead
        conversationKey={conversation}
        side={side}
        firstName={firstName}
        onBack={onBack}
        unreadElsewhere={unreadElsewhere}
        act={act}
      />
      <MessageLog handle={chat} side={side} otherName={name} />
      <Composer
        conversationKey={conversation}
        handle={chat}
        side={side}
        firstName={firstName}
        mentorId={plan.mentor.databaseId}
      />
      <VisuallyHidden role="status">{sent > 0 && <span key={sent}>Message sent</span>}</VisuallyHidden>
      {isOver && (
        <DropHint aria-hidden="true">
          <Paperclip size={28} />
          <b>Drop files to attach them</b>
          {ATTACHMENT_RULE}
        </DropHint>
      )}
    </Whole>
  )
}

/** "Vikram" of "Vikram Patil"; the whole of "V. Patil". */
function firstNameOf(name: string): string {
  const [first = name] = name.trim().split(/\s+/)
  return /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : name
}

interface SendOutcomes {
  /** A message of this device has its number. */
  onSent: () => void
  /** A message was refused, for this reason. */
  onFailed: (reason: string) => void
}

/** Tells what became of the messages that were waiting to be sent. */
function useSendOutcomes({ getState, subscribe }: ConversationHandle, outcomes: SendOutcomes): void {
  const tell = useEffectEvent((outcome: { sent: boolean; reason: string | null }) => {
    if (outcome.sent) outcomes.onSent()
    else if (outcome.reason !== null) outcomes.onFailed(outcome.reason)
  })
  useEffect(() => {
    let waiting = pendingOf(getState())
    return subscribe(() => {
      const state = getState()
      const { messages, outgoing } = state
      for (const clientId of waiting) {
        const still = outgoing.find((each) => each.clientId === clientId)
        if (still?.state === 'pending') continue
        // One that is in neither list was discarded.
        const sent = !still && (messages ?? []).some((each) => each.clientId === clientId)
        tell({ sent, reason: still?.reason ?? null })
      }
      waiting = pendingOf(state)
    })
  }, [getState, subscribe])
}

const pendingOf = ({ outgoing }: ReturnType<ConversationHandle['getState']>): readonly string[] =>
  outgoing.filter(({ state }) => state === 'pending').map(({ clientId }) => clientId)

const Whole = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  height: 100%;
  background: var(--surface);
`

const DropHint = styled.div`
  position: absolute;
  inset: 8px;
  z-index: 2;
  display: grid;
  gap: 4px;
  place-content: center;
  justify-items: center;
  border: 2px dashed var(--blueprint);
  border-radius: var(--r-card);
  background: var(--blueprint-wash);
  color: var(--ink);
  text-align: center;
  /* The events are the pane's. */
  pointer-events: none;
`

/**
 * Pads an element, so that the keyboard of a phone covers nothing in it. Most browsers make the window smaller
 * (`interactive-widget` in index.html) and nothing is left to do; Safari moves the window behind the keyboard instead.
 */
export function useClearOfKeyboard(): RefObject<HTMLElement | null> {
  const padded = useRef<HTMLElement>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    function pad(): void {
      const element = padded.current
      if (!element || !seen) return
      const { top, bottom } = element.getBoundingClientRect()
      // Enlarged with two fingers, the person looks at a part on purpose.
      const isEnlarged = seen.scale > 1.01
      const above = isEnlarged ? 0 : Math.max(0, seen.offsetTop - top)
      const below = isEnlarged ? 0 : Math.max(0, bottom - seen.offsetTop - seen.height)
      const isHidden = window.innerHeight - seen.height < KEYBOARD_PX
      element.style.paddingTop = isHidden ? '' : `${Math.round(above)}px`
      element.style.paddingBottom = isHidden ? '' : `${Math.round(below)}px`
    }
    pad()
    seen.addEventListener('resize', pad)
    seen.addEventListener('scroll', pad)
    return () => {
      seen.removeEventListener('resize', pad)
      seen.removeEventListener('scroll', pad)
    }
  }, [])
  return padded
}

/** No keyboard is lower: less is a bar of the browser. */
const KEYBOARD_PX = 120
