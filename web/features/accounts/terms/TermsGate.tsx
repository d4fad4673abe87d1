import { graphql, useFragment } from 'react-relay'
import type { TermsGate_site$key } from '../../../__generated__/TermsGate_site.graphql.ts'
import type { TermsGate_viewer$key } from '../../../__generated__/TermsGate_viewer.graphql.ts'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'

// A member who cannot be asked would wait for it on the login page.
const TermsDialog = lazyPart(
  () => import('./TermsDialog.tsx').then((module) => module.TermsDialog),
  null,
  undefined,
  showFailure,
)

/**
 * Pages without the dialog: login asks itself, sign-up leads there, and the policies are what the dialog asks to read.
 */
const UNGATED =
  /^\/(auth|(mentor|mentee)-signup|signup\/(mentor|mentee)|terms-of-service|privacy-policy|cancellation-refund-policy)\/?$/i

/** Whether the terms dialog may cover this page. */
export function isGated(pathname: string): boolean {
  return !UNGATED.test(pathname)
}

interface TermsGateProps {
  viewerKey: TermsGate_viewer$key
  siteKey: TermsGate_site$key
}

/** Blocks the page with the terms dialog until the member accepts. */
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
