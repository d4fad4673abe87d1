import { useState, type ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ConfirmEmailPageQuery } from '../../__generated__/ConfirmEmailPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { useForgetToken, useMailedToken } from '../../features/accounts/useMailedToken.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { ConfirmPrompt } from './ConfirmPrompt.tsx'
import { Confirmed } from './Confirmed.tsx'
import { DeadLink } from './DeadLink.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordNotStored } from './PasswordNotStored.tsx'
import { WhyConfirm } from './WhyConfirm.tsx'
import { TITLES, type Outcome } from './outcome.ts'

/** Page of the confirmation link; only its button confirms, so that link scanners don't. */
export function ConfirmEmailPage({ queryRef }: ScreenProps<ConfirmEmailPageQuery>) {
  const { viewer } = usePreloadedQuery<ConfirmEmailPageQuery>(
    graphql`
      query ConfirmEmailPageQuery @preloadable @raw_response_type {
        viewer {
          ...DeadLink_viewer
        }
      }
    `,
    queryRef,
  )
  const token = useMailedToken()
  const forgetToken = useForgetToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const view = outcome?.kind ?? (token ? 'prompt' : 'missing')
  useViewHeading(view)

  function settle(next: Outcome): void {
    setOutcome(next)
    if (next.kind !== 'password') forgetToken()
  }
  function body(): ReactNode {
    if (!token && !outcome) return <DeadLink kind="missing" viewerKey={viewer ?? null} />
    if (!outcome) return token && <ConfirmPrompt token={token} onSettled={settle} />
    if (outcome.kind === 'password')
      return token && <NewPasswordForm token={token} account={outcome.account} onSettled={settle} />
    if (outcome.kind === 'notStored') return <PasswordNotStored userType={outcome.userType} />
    if (outcome.kind === 'confirmed' || outcome.kind === 'already')
      return <Confirmed kind={outcome.kind} userType={outcome.userType} isSignedIn={Boolean(viewer)} />
    return <DeadLink kind={outcome.kind} viewerKey={viewer ?? null} />
  }
  return (
    <AuthFrame>
      <PageTitle {...TITLES[view]} />
      <AuthColumns $form={560}>
        <FormCard>{body()}</FormCard>
        <WhyConfirm />
      </AuthColumns>
    </AuthFrame>
  )
}
