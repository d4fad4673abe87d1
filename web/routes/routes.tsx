import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { AnyPage, PageRow } from '../relay/page.ts'
import { isDrawn, pageRoutes, type Surroundings } from '../relay/route.tsx'
import { shellRoute } from '../shell/Shell.tsx'
import { NeedsScriptWords } from '../ui/feedback/NeedsScript.tsx'
import { Bone, Skeleton } from '../ui/feedback/Skeleton.tsx'
import { PageTitle, PageWidth } from '../ui/layout/PageFrame.tsx'
import { PageHead, PageHeadMeanwhile } from '../ui/layout/PageHead.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { development, missing, pages } from './pages.ts'

/** The server draws the 404 page in place of the development page, which in development it leaves to the browser. */
const rows: PageRow[] = [...pages, ...(isDrawn || import.meta.env.SSR ? [] : [development]), missing]

/** All routes of the client. react-router matches them case-insensitively. */
export const routes: RouteObject[] = [shellRoute(routesOf(rows))]

/** Routes of pages, for the frame around them. */
export function routesOf(of: readonly PageRow[]): RouteObject[] {
  return of.flatMap((row) => pageRoutes(row, surround))
}

/** The skeleton's code loads with its page's; until then, and for pages without one, a generic skeleton is shown. */
function surround(page: AnyPage): Surroundings {
  const Own = page.skeleton && lazyPart(page.skeleton, <PageSkeleton />)
  const skeleton = Own ? <Own /> : <PageSkeleton />
  const preload = () => Own?.preload()
  const also = { preload, ...(import.meta.env.SSR && { withoutScript: withoutScript(page) }) }
  if (!('headOf' in page)) return { head: <PageHead {...page.head} />, skeleton, ...also }
  const untilData = (
    <>
      <PageHeadMeanwhile {...page.head} />
      {skeleton}
    </>
  )
  return { head: null, skeleton: untilData, ...also }
}

/** What cannot be done without script on a page that says so at its top; the others say it in the place of their form. */
const NEEDS: Record<string, string> = {
  auth: 'Logging in',
  booking: 'Booking',
  forgotPassword: 'Setting a new password',
  menteeSignup: 'Signing up',
  mentorSignup: 'Applying as a mentor',
  waitingList: 'Changing your place on the waiting list',
  workshopTicket: 'Cancelling your registration',
}

/** What stands above a page where there is no script; a page that arrives as a skeleton has nothing else. For the server. */
export function withoutScript(page: AnyPage): ReactNode {
  const isSkeleton = page.isPersonal && !('headOf' in page)
  const what = NEEDS[page.name] ?? (isSkeleton && 'This page')
  return (
    what && (
      <>
        {isSkeleton && <h1>{page.head.title}</h1>}
        <NeedsScriptWords what={what} />
      </>
    )
  )
}

/** Generic page skeleton: heading and first lines. */
function PageSkeleton() {
  return (
    <PageWidth>
      <Skeleton>
        <PageTitle title={<Bone $width="min(100%, 420px)" />} lead={<Bone $width="min(100%, 300px)" />} />
        <Bone $height="240px" />
      </Skeleton>
    </PageWidth>
  )
}
