import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LoggedInNoticeQuery } from '../../../__generated__/LoggedInNoticeQuery.graphql.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'

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

interface SignUpNoticeProps {
  doing: 'Registering' | 'Applying'
}

/** Above a sign-up, for who is logged in. */
export function SignUpNotice({ doing }: SignUpNoticeProps) {
  return (
    // The browser may know more than the server when it drew the page: React then draws only this again, not the form.
    <Suspense>
      <IfLoggedIn doing={doing} />
    </Suspense>
  )
}

/** Nothing is asked for it: the header has asked, and a sign-up waits for no data. */
function IfLoggedIn({ doing }: SignUpNoticeProps) {
  const { viewer } = useLazyLoadQuery<LoggedInNoticeQuery>(
    graphql`
      query LoggedInNoticeQuery {
        viewer {
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  )
  return viewer && <LoggedInNotice name={viewer.name} doing={doing} />
}
