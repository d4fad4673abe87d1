import type { ReactNode } from 'react'
import type { AnyPage } from '../relay/page.ts'
import { NeedsScriptWords } from '../ui/feedback/NeedsScript.tsx'

/** What cannot be done without script on a page that says so at its top; the others say it in the place of their form. */
const NEEDS: Record<string, string> = {
  auth: 'Logging in',
  booking: 'Booking',
  forgotPassword: 'Setting a new password',
  menteeSignup: 'Signing up',
  mentorSignup: 'Applying as a mentor',
  waitingList: 'Changing your place on the waiting list',
  workshopTicket: 'Cancelling your registration',
}

/** What stands above a page where there is no script; a page that arrives as a skeleton has nothing else. For the server. */
export function withoutScript(page: AnyPage): ReactNode {
  const isSkeleton = page.isPersonal && !('headOf' in page)
  const what = NEEDS[page.name] ?? (isSkeleton && 'This page')
  return (
    what && (
      <>
        {isSkeleton && <h1>{page.head.title}</h1>}
        <NeedsScriptWords what={what} />
      </>
    )
  )
}
