import { graphql, useFragment } from 'react-relay'
import type { TrialNote_query$key } from '../../__generated__/TrialNote_query.graphql.ts'
import { mailTo } from '../../lib/mailTo.ts'

/** Trial sessions are arranged by email; without its key the address is not known. */
export function TrialNote({ queryKey }: { queryKey: TrialNote_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment TrialNote_query on Query {
        site {
          supportEmail
        }
      }
    `,
    queryKey,
  )
  return (
    <>
      Trial sessions and special offers are arranged by writing to{' '}
      {query ? <a href={mailTo(query.site.supportEmail)}>support</a> : <span>support</span>}.
    </>
  )
}
