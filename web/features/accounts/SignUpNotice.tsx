import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SignUpNoticeQuery } from '../../__generated__/SignUpNoticeQuery.graphql.ts'
import { LoggedInNotice } from './LoggedInNotice.tsx'

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
  const { viewer } = useLazyLoadQuery<SignUpNoticeQuery>(
    graphql`
      query SignUpNoticeQuery {
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
