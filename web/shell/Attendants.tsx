import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { Attendants_query$key } from '../__generated__/Attendants_query.graphql.ts'
import { Presence } from '../features/accounts/session/presence.ts'
import { isGated, TermsGate } from '../features/accounts/terms/TermsGate.tsx'
import { JoinKept } from '../features/shortlist/JoinKept.tsx'
import { Consent } from './consent/Consent.tsx'

/**
 * What runs beside the page: consent and tracking, the watch over who is logged in, their shortlist, and the terms. A returning member who
 * has not accepted the terms is asked, except on pages that they must be able to read.
 */
export function Attendants({ queryKey }: { queryKey: Attendants_query$key }) {
  const { viewer, site } = useFragment(
    graphql`
      fragment Attendants_query on Query {
        viewer {
          ...presence_viewer
          ...TermsGate_viewer
          ...JoinKept_viewer
        }
        site {
          ...Consent_site
          ...TermsGate_site
        }
      }
    `,
    queryKey,
  )
  const { pathname } = useLocation()
  return (
    <>
      <Consent siteKey={site} />
      <Presence viewerKey={viewer} />
      {viewer && <JoinKept viewerKey={viewer} />}
      {viewer && isGated(pathname) && <TermsGate viewerKey={viewer} siteKey={site} />}
    </>
  )
}
