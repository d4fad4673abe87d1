import { useLocation } from 'react-router'
import { signInPath, signUpPath } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { CornerDialog } from '../../../ui/CornerDialog.tsx'
import { ChatNotice } from './ChatNotice.tsx'
import { RESTRICTED } from './chatNotices.ts'

/** Tells a visitor that chat is for mentees; who logs in comes back here. */
export function ChatForVisitors({ title, onClose }: { title: string; onClose: () => void }) {
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
