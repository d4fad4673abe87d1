import { useEffect, useState, type ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import type { AuthPageQuery } from '../../__generated__/AuthPageQuery.graphql.ts'
import type { AuthPageSignInMutation } from '../../__generated__/AuthPageSignInMutation.graphql.ts'
import { ACCOUNT_KINDS, shownKind, type AccountKind, returnPath } from '../../features/accounts/addresses.ts'
import { AuthColumns, AuthFrame, FormCard } from '../../features/accounts/form/AuthFrame.tsx'
import { bookingLeft } from '../../features/accounts/bookingLeft.ts'
import { rememberKind, useLastKind } from '../../features/accounts/session/lastKind.ts'
import { LoggedInNotice } from '../../features/accounts/signUp/LoggedInNotice.tsx'
import { prefilledEmail } from '../../features/accounts/prefill.ts'
import { SavedForLater } from '../../features/accounts/SavedForLater.tsx'
import { COOKIE_REFUSED } from '../../features/accounts/session/cookieRefused.ts'
import { refreshViewer } from '../../features/accounts/session/refreshViewer.ts'
import { TermsGate } from '../../features/accounts/terms/TermsGate.tsx'
import type { FormIssue } from '../../lib/formIssues.ts'
import { signInPath, type SignInKind } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Link } from '../../ui/Link.tsx'
import { Muted, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { TabPanel, Tabs } from '../../ui/layout/Tabs.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { AuthPageSkeleton } from './AuthPageSkeleton.tsx'
import { kindOf, redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { SignInForm, type SignInRefusal } from './SignInForm.tsx'
import { NewHere, SignUpOffer } from './SignUpOffers.tsx'

const LABELS: Record<AccountKind, string> = { mentor: 'Mentor', mentee: 'Mentee' }

const LEADS: Record<SignInKind, string> = {
  mentor: 'Log in as a mentor or a mentee.',
  mentee: 'Log in as a mentor or a mentee.',
  community: 'Log in as a community member.',
}

/** Login page: tabs for mentors and mentees, or the community login. A logged-in member is redirected. */
export function AuthPage({ queryRef }: ScreenProps<AuthPageQuery>) {
  const { viewer, site, mentor } = usePreloadedQuery<AuthPageQuery>(
    graphql`
      query AuthPageQuery($mentorId: Int!, $hasBooking: Boolean!) @preloadable @raw_response_type {
        viewer {
          name
          type
          termsAccepted
          hasUpcoming
          ...TermsGate_viewer
        }
        site {
          ...TermsGate_site
        }
        mentor(id: $mentorId) @include(if: $hasBooking) {
          ...SignUpOffers_mentor
        }
      }
    `,
    queryRef,
  )
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const [cameSignedIn] = useState(Boolean(viewer))
  const [signIn, isSigningIn] = useSignIn()
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const path = returnPath(params)
  const booking = bookingLeft(path)
  const kind = shownKind(params, useLastKind())
  const form = useForm({
    schema: () => import('../../../api/rules/inputs/signIn.ts').then((module) => module.signInSchema),
    defaultValues: { email: prefilledEmail(location.state), password: '' },
    onSubmit: (values) => enter(kind, values),
  })
  const next = viewer
    ? redirectAfterSignIn(
        { type: viewer.type, termsAccepted: viewer.termsAccepted, hasUpcoming: viewer.hasUpcoming },
        params,
      )
    : null
  useEffect(() => {
    if (next !== null) void navigate(next, { replace: true })
  }, [next, navigate])
  const terms = viewer && <TermsGate viewerKey={viewer} siteKey={site} />
  if (viewer && cameSignedIn && (next !== null || !viewer.termsAccepted))
    return (
      <>
        <AuthPageSkeleton />
        {terms}
      </>
    )

  async function enter(as: SignInKind, values: SignIn) {
    setRefusal(null)
    const answer = await signIn(as, values)
    setRefusal(answer.refusal)
    return answer.issues
  }
  function choose(chosen: SignInKind): void {
    const changed = new URLSearchParams(params)
    changed.set('as', chosen)
    setParams(changed, { replace: true, preventScrollReset: true, state: location.state })
    setRefusal(null)
  }
  function use(other: SignInKind): void {
    choose(other)
    void enter(other, form.getValues())
  }
  const signInForm = <SignInForm form={form} busy={isSigningIn || next !== null} refusal={refusal} onUse={use} />
  const offersSignUp = booking !== null && kind === 'mentee' && !viewer
  return (
    <AuthFrame>
      <PageTitle title="Login / Sign Up" lead={booking ? 'To book, you need a mentee account.' : LEADS[kind]} />
      <AuthColumns $form={560}>
        <FormCard data-scripted>
          {!viewer && <SavedForLater path={path} next="Log in or sign up" />}
          {viewer?.termsAccepted && !next && <LoggedInNotice name={viewer.name} doing="Logging in" />}
          {kind === 'community' ? (
            <CommunitySignIn>{signInForm}</CommunitySignIn>
          ) : (
            <>
              <Tabs
                label="Account type"
                tabs={ACCOUNT_KINDS.map((value) => ({ value, label: LABELS[value] }))}
                value={kind}
                onChange={choose}
              >
                {ACCOUNT_KINDS.map((value) => (
                  <TabPanel key={value} value={value}>
                    {offersSignUp && <SignUpOffer path={path} mentorKey={mentor ?? null} />}
                    {booking && value === 'mentor' && (
                      <MenteesBook>Only mentees can book. If you log in as a mentor, your dashboard opens.</MenteesBook>
                    )}
                    {signInForm}
                  </TabPanel>
                ))}
              </Tabs>
              {!booking && <OtherSignIn as="community">Community member? Log in here</OtherSignIn>}
            </>
          )}
        </FormCard>
        {!offersSignUp && <NewHere kind={kind} isBooking={booking !== null} />}
      </AuthColumns>
      {terms}
    </AuthFrame>
  )
}

/** Login of community members, instead of the tabs. `children` is the form. */
function CommunitySignIn({ children }: { children: ReactNode }) {
  return (
    <Stack aria-labelledby="community-sign-in">
      <Head>
        <h2 id="community-sign-in">Community member</h2>
        <Muted as="p">
          Use the password that you set from your welcome email. No password yet? Use “Forgot password?”.
        </Muted>
      </Head>
      {children}
      <OtherSignIn as="mentee">Mentor or mentee? Log in here</OtherSignIn>
    </Stack>
  )
}

/** Link to the login of another account type, keeping the return path. */
function OtherSignIn({ as, children }: { as: SignInKind; children: ReactNode }) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  return (
    <Quiet to={signInPath({ as, returnTo: returnPath(params) })} state={state} replace preventScrollReset>
      {children}
    </Quiet>
  )
}

const Stack = styled.section`
  display: grid;
  gap: 20px;
  h2 {
    font-size: var(--t20);
  }
`

const Head = styled.div`
  display: grid;
  gap: 6px;
`

const MenteesBook = styled(Muted).attrs({ as: 'p' })`
  padding-bottom: 16px;
`

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  font-weight: 500;
`

/** Names in the schema. */
const USER_TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const

/** Errors for the page; none after success or when a toast has reported a failed request. */
interface SignInAnswer {
  /** Bad fields. */
  issues: readonly FormIssue[]
  refusal: SignInRefusal | null
}

/** Logs a member in and reloads the header: `[signIn, isSigningIn]`. Never rejects. */
function useSignIn(): [signIn: (kind: SignInKind, values: SignIn) => Promise<SignInAnswer>, isRunning: boolean] {
  const [run, isRunning] = useMutation<AuthPageSignInMutation>(
    graphql`
      mutation AuthPageSignInMutation($input: SignInInput!) @raw_response_type {
        signIn(input: $input) {
          ... on SignInPayload @alias(as: "done") {
            viewer {
              id
              name
              type
              termsAccepted
              hasUpcoming
              ...TermsGate_viewer
            }
          }
          ... on InvalidCredentialsError @alias(as: "wrong") {
            rightFor
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: 'Login Failed',
      showsRefusals: true,
    },
  )
  async function signIn(kind: SignInKind, values: SignIn): Promise<SignInAnswer> {
    const outcome = await run({ input: { ...values, userType: USER_TYPES[kind] } })
    const { done, refused } = outcome
    if (done) {
      rememberKind(kind)
      // The session exists; if the header cannot be reloaded, a page reload shows it.
      const loggedIn = await refreshViewer().catch(() => 'another')
      if (loggedIn === 'another') location.reload()
      if (loggedIn === 'nobody') return { issues: [], refusal: { message: COOKIE_REFUSED, rightFor: [] } }
      showToast({ title: 'Login Successful', description: `Welcome, ${done.viewer.name}.`, tone: 'good' })
      return { issues: [], refusal: null }
    }
    if (refused.failure) return { issues: [], refusal: null }
    if (refused.type === 'ValidationError') return { issues: refused.issues, refusal: null }
    const rightFor = (outcome.answer?.wrong?.rightFor ?? []).flatMap((type) => kindOf(type) ?? [])
    return { issues: [], refusal: { message: refused.message, rightFor } }
  }
  return [signIn, isRunning]
}
