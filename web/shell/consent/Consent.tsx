import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import type { Consent_site$key } from '../../__generated__/Consent_site.graphql.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useConsent } from './useConsent.ts'
import { useTypingPause } from './useTypingPause.ts'

const CookieDialog = lazyPart(() => import('./CookieDialog.tsx').then((module) => module.CookieDialog))

/** Decides whether to ask about cookies, asks, and starts or stops the trackers. */
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
  // Don't cover the policy that the dialog links to.
  const isReading = useLocation().pathname.toLowerCase().startsWith('/privacy-policy')
  const mayInterrupt = useTypingPause(isAsked && !isReading)
  if (!isAsked || isReading || !mayInterrupt) return null
  return <CookieDialog onChoice={choose} />
}
