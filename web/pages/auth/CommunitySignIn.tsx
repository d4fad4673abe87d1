import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { returnPath } from '../../features/accounts/returnPath.ts'
import { signInPath, type SignInKind } from '../../lib/paths.ts'

/** Login of community members, instead of the tabs. `children` is the form. */
export function CommunitySignIn({ children }: { children: ReactNode }) {
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
export function OtherSignIn({ as, children }: { as: SignInKind; children: ReactNode }) {
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

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  font-weight: 500;
`
