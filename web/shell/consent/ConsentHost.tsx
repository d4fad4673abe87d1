import { graphql, useFragment } from 'react-relay'
import type { ConsentHost_query$key } from '../../__generated__/ConsentHost_query.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIdle } from '../../ui/useIdle.ts'

const Consent = lazyPart(() => import('./Consent.tsx').then((module) => module.Consent))

/** Where the visitor is, what they allow, and what is measured: loaded when the page has come to rest. */
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
