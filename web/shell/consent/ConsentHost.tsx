import { graphql, useFragment } from 'react-relay'
import type { ConsentHost_query$key } from '../../__generated__/ConsentHost_query.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIdle } from '../../ui/useIdle.ts'

const Consent = lazyPart(() => import('./Consent.tsx').then((module) => module.Consent))

/** Location, consent and tracking of the visitor; loaded when the page is idle. */
export function ConsentHost({ queryKey }: { queryKey: ConsentHost_query$key }) {
  const { site } = useFragment(
    graphql`
      fragment ConsentHost_query on Query {
        site {
          ...Consent_site
        }
      }
    `,
    queryKey,
  )
  if (!useIdle()) return null
  return <Consent siteKey={site} />
}
