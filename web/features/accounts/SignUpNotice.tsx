import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SignUpNoticeQuery } from '../../__generated__/SignUpNoticeQuery.graphql.ts'
import { LoggedInNotice } from './LoggedInNotice.tsx'

/** Above a sign-up, for who is logged in. Nothing is asked for it: the header has asked, and a sign-up waits for no data. */
export function SignUpNotice({ doing }: { doing: 'Registering' | 'Applying' }) {
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
