import { graphql, useFragment } from 'react-relay'
import type { TermsGate_viewer$key } from '../../__generated__/TermsGate_viewer.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const TermsDialog = lazyPart(() => import('./TermsDialog.tsx').then((module) => module.TermsDialog))

interface TermsGateProps {
  viewerKey: TermsGate_viewer$key
  /** Called once they are accepted, after the dialog has closed. */
  onAccepted?: () => void
}

/** Asks a member who has not accepted the terms to do so, in front of everything else. */
export function TermsGate({ viewerKey, onAccepted }: TermsGateProps) {
  const viewer = useFragment(
    graphql`
      fragment TermsGate_viewer on Viewer {
        termsAccepted
        ...TermsDialog_viewer
      }
    `,
    viewerKey,
  )
  if (viewer.termsAccepted !== false) return null
  return <TermsDialog viewerKey={viewer} {...(onAccepted && { onAccepted })} />
}
