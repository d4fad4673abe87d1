import { useEffect, useState, useSyncExternalStore } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { SetUpSecondFactor } from '../../../features/admin/secondFactor/SetUpSecondFactor.tsx'
import { leftFrom, onTabs, tellTabs, toDashboard } from '../../../features/admin/session/door.ts'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Muted, PageWidth } from '../../../ui/PageFrame.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { useViewHeading } from '../../../ui/useViewHeading.ts'
import { LoginForm } from './LoginForm.tsx'

interface AdminLoginProps {
  /** `enrolling`: logged in, but the authenticator app is still to be set up. */
  stage: 'visitor' | 'enrolling' | 'administrator'
}

/** The administrators' login; who is logged in goes on to the dashboard. */
export function AdminLogin({ stage: first }: AdminLoginProps) {
  const [stage, setStage] = useState(first)
  const hasEnded = useSyncExternalStore(never, () => leftFrom() !== null, isVisitor)
  useViewHeading(stage)
  useEffect(() => {
    if (stage === 'administrator') toDashboard()
  }, [stage])
  // Logged in in another tab: this one goes on too.
  useEffect(() => onTabs((message) => 'begun' in message && setStage('administrator')), [])
  function enter(): void {
    tellTabs({ begun: true })
    setStage('administrator')
  }
  if (stage === 'administrator') return null
  return (
    <Place>
      <Alone />
      <PageHead title={stage === 'visitor' ? 'Admin login' : 'Authenticator app'} noIndex />
      <Card $pad>
        {stage === 'visitor' ? (
          <>
            <h1>Admin login</h1>
            {hasEnded && <Notice role="status">Your session has ended. Log in again.</Notice>}
            <LoginForm onEntered={(mustSetUp) => (mustSetUp ? setStage('enrolling') : enter())} />
          </>
        ) : (
          <>
            <h1>Set up your authenticator app</h1>
            <Muted as="p">Every administrator needs one. You enter its code each time you log in.</Muted>
            <SetUpSecondFactor onDone={enter} />
          </>
        )}
      </Card>
    </Place>
  )
}

/** What the storage says changes only with the document. */
function never() {
  return () => undefined
}

function isVisitor() {
  return false
}

/** Nothing of the site stands around it. */
const Alone = createGlobalStyle`
  header, footer, [aria-label='Service area'] {
    display: none;
  }
`

const Place = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  padding-block: clamp(24px, 8vh, 96px);
  > * {
    display: grid;
    gap: 20px;
  }
  h1 {
    font-size: var(--t26);
    outline: none;
  }
`
