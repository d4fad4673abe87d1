import { lazy, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { Consent_site$key } from '../../__generated__/Consent_site.graphql.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { useConsent } from './useConsent.ts'

const CookieDialog = lazy(() => import('./CookieDialog.tsx').then((module) => ({ default: module.CookieDialog })))

/** Finds out whether to ask about cookies, asks, and starts or stops what measures. */
export function Consent({ siteKey }: { siteKey: Consent_site$key }) {
  const { metaPixelId, gaMeasurementId } = useFragment(
    graphql`
      fragment Consent_site on Site {
        metaPixelId
        gaMeasurementId
      }
    `,
    siteKey,
  )
  const choose = useConsent({ metaPixelId: metaPixelId ?? null, gaMeasurementId: gaMeasurementId ?? null })
  const { isAsked } = useVisitor()
  // Whoever reads what they are asked about is not stood in front of.
  const isReading = useLocation().pathname.toLowerCase().startsWith('/privacy-policy')
  if (!isAsked || isReading) return null
  return (
    <Suspense>
      <CookieDialog onChoice={choose} />
    </Suspense>
  )
}
