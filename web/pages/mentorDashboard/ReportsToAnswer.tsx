import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ReportsToAnswerQuery } from '../../__generated__/ReportsToAnswerQuery.graphql.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'

/** Reports that the mentor missed a session, to be answered; read when there is one, and again with another `round`. */
export function ReportsToAnswer({ round }: { round: number }) {
  const { viewer, site } = useLazyLoadQuery<ReportsToAnswerQuery>(
    graphql`
      query ReportsToAnswerQuery @raw_response_type {
        viewer {
          ...SessionsWaiting_viewer
        }
        site {
          ...SessionsWaiting_site
        }
      }
    `,
    {},
    { fetchKey: round },
  )
  return viewer && <SessionsWaiting viewerKey={viewer} siteKey={site} />
}
