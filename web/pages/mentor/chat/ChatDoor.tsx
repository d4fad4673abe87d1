import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CHAT } from '../../../features/chat/chatPath.ts'
import { signInPath, signUpPath } from '../../../lib/paths.ts'
import { showToast } from '../../../lib/toasts.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { CornerDialog } from '../../../ui/overlay/CornerDialog.tsx'
import { ChatDialog } from './ChatDialog.tsx'
import { ChatNotice, RESTRICTED } from './ChatNotice.tsx'

interface ChatDoorProps {
  mentorId: number
  name: string
  /** Null for a visitor. */
  viewerType: string | null
  /** There is a conversation with this mentor. */
  hasChat: boolean
}

/** What `?chat=open` shows: to a mentee the chat, to everyone else why there is none. */
export function ChatDoor({ mentorId, name, viewerType, hasChat }: ChatDoorProps) {
  const close = useCloseChat()
  const title = `Chat with ${name}`
  if (viewerType === null) return <ChatForVisitors title={title} onClose={close} />
  if (viewerType !== 'MENTEE') return <ChatForMentees onClose={close} />
  return <ChatDialog key={mentorId} mentorId={mentorId} title={title} hasChat={hasChat} onClose={close} />
}

/** Back to the profile as it was: one step when the button has opened the chat, otherwise in place of this address. */
function useCloseChat(): () => void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  // Closed twice, it would leave the profile.
  const isClosing = useRef(false)
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    if (state === CHAT.open) return void navigate(-1)
    const rest = new URLSearchParams(search)
    rest.delete(CHAT.name)
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true })
  }
}

/** Tells a member who is no mentee that there is no chat for them, and closes. */
function ChatForMentees({ onClose }: { onClose: () => void }) {
  const refuse = useEffectEvent(() => {
    showToast({ tone: 'destructive', ...RESTRICTED })
    onClose()
  })
  useEffect(() => refuse(), [])
  return null
}

/** Tells a visitor that chat is for mentees; who logs in comes back here. */
function ChatForVisitors({ title, onClose }: { title: string; onClose: () => void }) {
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  return (
    <CornerDialog title={title} onClose={onClose}>
      <ChatNotice
        {...RESTRICTED}
        actions={
          <>
            <ButtonLink look="primary" to={signInPath({ as: 'mentee', returnTo })}>
              Log in
            </ButtonLink>
            <ButtonLink to={signUpPath('mentee', returnTo)}>Sign up</ButtonLink>
          </>
        }
      >
        Are you a mentee? Log in to return to this chat.
      </ChatNotice>
    </CornerDialog>
  )
}
