import { graphql, useFragment } from 'react-relay'
import type { TermsGate_site$key } from '../../__generated__/TermsGate_site.graphql.ts'
import type { TermsGate_viewer$key } from '../../__generated__/TermsGate_viewer.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const TermsDialog = lazyPart(() => import('./TermsDialog.tsx').then((module) => module.TermsDialog))

/** Sign-in asks by itself, signing up leads there, and the policies are what the dialog asks one to read. */
const UNGATED =
  /^\/(auth|(mentor|mentee)-signup|signup\/(mentor|mentee)|terms-of-service|privacy-policy|cancellation-refund-policy)\/?$/i

/** Whether the terms may stand in front of this page. */
export function isGated(pathname: string): boolean {
  return !UNGATED.test(pathname)
}

interface TermsGateProps {
  viewerKey: TermsGate_viewer$key
  siteKey: TermsGate_site$key
}

/** Asks a member who has not accepted the terms to do so, in front of everything else. */
export function TermsGate({ viewerKey, siteKey }: TermsGateProps) {
  const viewer = useFragment(
    graphql`
      fragment TermsGate_viewer on Viewer {
        termsAccepted
        ...TermsDialog_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment TermsGate_site on Site {
        ...TermsDialog_site
      }
    `,
    siteKey,
  )
  if (viewer.termsAccepted !== false) return null
  return <TermsDialog viewerKey={viewer} siteKey={site} />
}
