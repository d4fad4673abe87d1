import type { RouteObject } from 'react-router'
import { whenIdle } from '../lib/whenIdle.ts'
import type { AnyPage, PageRow } from '../relay/page.ts'
import { pageRoutes, type Surroundings } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageHead, PageHeadMeanwhile } from '../ui/PageHead.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { development, missing, pages } from './pages.ts'
import { withoutScript } from './withoutScript.tsx'

const rows: PageRow[] = [...pages, { ...development, load: whereServed }, missing]

/** All routes of the client. react-router matches them case-insensitively. */
export const routes: RouteObject[] = [shellRoute(routesOf(rows))]

/** Routes of pages, for the frame around them. */
export function routesOf(of: readonly PageRow[]): RouteObject[] {
  return of.flatMap((row) => pageRoutes(row, surround, <PageSkeleton />))
}

/** Loads all entries, so that a later navigation starts code and data at once: when the page is at rest, one after the other. */
export function loadEntries([next, ...others]: readonly PageRow[] = pages): void {
  const goOn = () => loadEntries(others)
  // One that fails is loaded with its page.
  if (next) whenIdle(() => void next.load().then(goOn, goOn))
}

/** A development page: the server decides whether it exists, so that all environments share one build. */
async function whereServed(): Promise<{ entry: AnyPage }> {
  const { ok } = await fetch(development.paths[0], { method: 'HEAD' })
  return (ok ? development : missing).load()
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
