import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { SupportAddressQuery } from '../../../__generated__/SupportAddressQuery.graphql.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'

const query = graphql`
  query SupportAddressQuery @raw_response_type {
    site {
      supportEmail
    }
  }
`

/** Where to write to, in a sentence of its own; nothing until it is known. */
export function SupportAddress() {
  const [queryRef, load] = useQueryLoader<SupportAddressQuery>(query)
  useEffect(() => load({}), [load])
  if (!queryRef) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <Address queryRef={queryRef} />
      </Suspense>
    </SectionBoundary>
  )
}

function Address({ queryRef }: { queryRef: PreloadedQuery<SupportAddressQuery> }) {
  const { supportEmail } = usePreloadedQuery<SupportAddressQuery>(query, queryRef).site
  return (
    <p>
      Support: <a href={mailTo(supportEmail)}>{supportEmail}</a>
    </p>
  )
}
