import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { signInSchema } from '../../../api/rules/inputs/signIn.ts'
import type { AuthPageQuery } from '../../__generated__/AuthPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { useForm } from '../../ui/useForm.ts'
import { TermsGate } from '../../features/accounts/TermsGate.tsx'
import { ACCOUNT_KINDS, isBooking, returnPath, shownKind, type AccountKind } from '../../features/accounts/addresses.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/AuthFrame.tsx'
import { CommunitySignIn, OtherSignIn } from './CommunitySignIn.tsx'
import { AuthPageSkeleton } from './AuthPageSkeleton.tsx'
import { NewHere } from './NewHere.tsx'
import { prefilledEmail } from '../../features/accounts/prefill.ts'
import { sentOnTo } from './sentOnTo.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './useSignIn.ts'
import type { SignInKind } from '../../lib/paths.ts'

const LABELS: Record<AccountKind, string> = { mentor: 'Mentor', mentee: 'Mentee' }

/** Sign-in of mentors and mentees by tabs, and of community members; who is signed in already goes on to where they wanted to be. */
export function AuthPage({ queryRef }: ScreenProps<AuthPageQuery>) {
  const { viewer, site } = usePreloadedQuery<AuthPageQuery>(
    graphql`
      query AuthPageQuery @preloadable {
        viewer {
          name
          type
          termsAccepted
          ...TermsGate_viewer
        }
        site {
          ...TermsGate_site
        }
      }
    `,
    queryRef,
  )
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [cameSignedIn] = useState(Boolean(viewer))
  const signIn = useSignIn()
  const kind = shownKind(params)
  const form = useForm({
    schema: signInSchema,
    defaultValues: { email: prefilledEmail(location.state), password: '' },
    onSubmit: (values) => signIn(kind, values),
  })
  const next = viewer ? sentOnTo({ type: viewer.type, termsAccepted: viewer.termsAccepted }, params) : null
  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true })
  }, [next, navigate])
  if (next !== null && cameSignedIn) return <AuthPageSkeleton />

  function choose(chosen: SignInKind): void {
    const changed = new URLSearchParams(params)
    changed.set('as', chosen)
    setParams(changed, { replace: true, preventScrollReset: true, state: location.state })
  }
  return (
    <AuthFrame>
      <PageTitle
        title="Login / Sign Up"
        lead={kind === 'community' ? 'Sign in as a community member.' : 'Choose the kind of account you have.'}
      />
      <AuthColumns $form={560}>
        <FormCard>
          {isBooking(returnPath(params)) && !viewer && (
            <Notice title="Your booking waits for you.">Sign in or sign up as a mentee to go on with it.</Notice>
          )}
          {viewer?.termsAccepted && !next && (
            <Notice>You are signed in as {viewer.name}. Signing in here takes that account&apos;s place.</Notice>
          )}
          {kind === 'community' ? (
            <CommunitySignIn>
              <SignInForm form={form} isLeaving={next !== null} />
            </CommunitySignIn>
          ) : (
            <>
              <Tabs
                label="Kind of account"
                tabs={ACCOUNT_KINDS.map((value) => ({ value, label: LABELS[value] }))}
                value={kind}
                onChange={choose}
              >
                {ACCOUNT_KINDS.map((value) => (
                  <TabPanel key={value} value={value}>
                    <SignInForm form={form} isLeaving={next !== null} />
                  </TabPanel>
                ))}
              </Tabs>
              <OtherSignIn as="community">Community member? Sign in here</OtherSignIn>
            </>
          )}
        </FormCard>
        <NewHere kind={kind} />
      </AuthColumns>
      {viewer && <TermsGate viewerKey={viewer} siteKey={site} />}
    </AuthFrame>
  )
}
