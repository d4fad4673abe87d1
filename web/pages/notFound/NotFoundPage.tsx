import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import type { NotFoundPageQuery } from '../../__generated__/NotFoundPageQuery.graphql.ts'
import { isAdminPath, knownDoor, toLogin } from '../../features/admin/session/door.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Missing } from './Missing.tsx'

/** Only who knows the address loads it. */
export const AdminLogin = lazyPart(
  () => import('./login/AdminLogin.tsx').then((module) => module.AdminLogin),
  null,
  undefined,
  missing,
)

/** Any path that is not in the route table, all alike: the server tells of each whether it is the administrators' login. */
export function NotFoundPage({ queryRef }: ScreenProps<NotFoundPageQuery>) {
  return (
    <SectionBoundary resetOn={queryRef} fallback={missing}>
      <Suspense fallback={<Missing />}>
        <Answered queryRef={queryRef} />
      </Suspense>
    </SectionBoundary>
  )
}

function Answered({ queryRef }: ScreenProps<NotFoundPageQuery>) {
  const { adminDoor, adminSession } = usePreloadedQuery<NotFoundPageQuery>(
    graphql`
      query NotFoundPageQuery($path: String!) @preloadable {
        adminDoor(path: $path)
        adminSession {
          needsSecondFactor
        }
      }
    `,
    queryRef,
  )
  const { pathname } = useLocation()
  const stage = stageOf(adminSession)
  useEffect(() => {
    // The session has ended while this tab was elsewhere. Whoever has one would be sent back here by the login.
    // The login itself may stand below /admin too.
    const isLost = !adminDoor && stage !== 'administrator' && isAdminPath(pathname)
    if (isLost && knownDoor() !== null) toLogin({ ended: true })
  }, [adminDoor, stage, pathname])
  return adminDoor ? <AdminLogin stage={stage} /> : <Missing />
}

/** How far they have come who stand at the login. */
function stageOf(session: { needsSecondFactor: boolean } | null | undefined) {
  if (!session) return 'visitor'
  return session.needsSecondFactor ? 'enrolling' : 'administrator'
}

function missing() {
  return <Missing />
}
