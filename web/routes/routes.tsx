import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { AnyPage } from '../relay/page.ts'
import { pageRoutes, type PageCode, type Surroundings } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageHead, PageHeadMeanwhile } from '../ui/PageHead.tsx'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import { development, missing, pages } from './pages.ts'

type Modules<C> = Record<string, () => Promise<Record<string, C>>>

/** Each page's code is the `XPage.tsx` in its folder, what stands there meanwhile the `XPageSkeleton.tsx`. */
const code: Modules<PageCode> = import.meta.glob<Record<string, PageCode>>('../pages/*/*Page.tsx')
const skeletons: Modules<ComponentType> = import.meta.glob<Record<string, ComponentType>>(
  '../pages/*/*PageSkeleton.tsx',
)

/** All routes of the client. react-router matches them whatever the case. */
export const routes: RouteObject[] = [
  shellRoute(
    Object.entries({ ...pages, ...development, ...missing }).flatMap(([name, page]) =>
      pageRoutes(page, name in development ? whereServed(page, name) : codeOf(name), surroundingsOf(name, page)),
    ),
  ),
]

function codeOf(name: string): () => Promise<PageCode> {
  const fetchCode = inFolder(code, name)
  if (!fetchCode) throw new Error(`web/pages/${name} has no …Page.tsx`)
  return fetchCode
}

/** A page of development: the server says whether it has it, so that production needs no build of its own. */
function whereServed({ paths: [path] }: AnyPage, name: string): () => Promise<PageCode> {
  return async () => {
    const { ok } = await fetch(path, { method: 'HEAD' })
    return await codeOf(ok ? name : 'notFound')()
  }
}

/** The skeleton's code comes with its page's; until then, and for pages without one, bars of text stand there. */
function surroundingsOf(name: string, page: AnyPage): Surroundings {
  const fetchSkeleton = inFolder(skeletons, name)
  const Own = fetchSkeleton && lazyPart(fetchSkeleton, <PageSkeleton />)
  const skeleton = Own ? <Own /> : <PageSkeleton />
  const preload = () => Own?.preload()
  if (!('headOf' in page)) return { head: <PageHead {...page.head} />, skeleton, preload }
  const untilData = (
    <>
      <PageHeadMeanwhile {...page.head} />
      {skeleton}
    </>
  )
  return { head: null, skeleton: untilData, preload }
}

/** Loads the component in a page's folder; it has the name of its file. */
function inFolder<C>(modules: Modules<C>, name: string): (() => Promise<C>) | undefined {
  for (const [file, load] of Object.entries(modules)) {
    if (!file.startsWith(`../pages/${name}/`)) continue
    const component = /(\w+)\.tsx$/.exec(file)?.[1] ?? ''
    return async () => {
      const found = (await load())[component]
      if (!found) throw new Error(`${file} exports no ${component}`)
      return found
    }
  }
  return undefined
}
