import { Notice } from '../../ui/feedback/Notice.tsx'

interface LoggedInNoticeProps {
  name: string
  /** What would log them out. */
  doing: 'Logging in' | 'Registering' | 'Applying'
}

/** Tells who is logged in already what becomes of that session. */
export function LoggedInNotice({ name, doing }: LoggedInNoticeProps) {
  return (
    <Notice>
      You are logged in as {name}. {doing} here logs you out of that account.
    </Notice>
  )
}
