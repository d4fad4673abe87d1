import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { TextPageSkeleton } from '../features/policies/TextPageSkeleton.tsx'
import type { AnyPage } from '../relay/page.ts'
import { plainRoute, queryRoute, type ScreenProps, type Surroundings } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { PageHead, PageHeadMeanwhile } from '../ui/PageHead.tsx'
import { development, missing, pages } from './pages.ts'

type Module<P> = Record<string, ComponentType<P>>
type Code = Record<string, () => Promise<Module<ScreenProps<OperationType>>>>

/** Each page's code is the `XPage.tsx` in its folder, what stands there meanwhile the `XPageSkeleton.tsx`. */
const code: Code = {
  ...import.meta.glob<Module<ScreenProps<OperationType>>>(['../pages/*/*Page.tsx', '!../pages/dev/*']),
  ...(import.meta.env.DEV && import.meta.glob<Module<ScreenProps<OperationType>>>('../pages/dev/*Page.tsx')),
}
const skeletons = import.meta.glob<Module<object>>('../pages/*/*PageSkeleton.tsx', { eager: true })

/** All routes of the client. react-router matches them whatever the case. */
export const routes: RouteObject[] = [
  shellRoute(
    Object.entries({ ...pages, ...(import.meta.env.DEV && development), ...missing }).flatMap(([name, page]) =>
      routesOf(name, page),
    ),
  ),
]

function routesOf(name: string, page: AnyPage): RouteObject[] {
  const [file, load] = inFolder(code, name) ?? []
  if (!file || !load) throw new Error(`web/pages/${name} has no …Page.tsx`)
  const fetchCode = () => load().then((module) => exported(module, file))
  return 'query' in page
    ? queryRoute(page, fetchCode, surroundingsOf(name, page))
    : plainRoute(page, fetchCode as () => Promise<ComponentType>, surroundingsOf(name, page))
}

function surroundingsOf(name: string, page: AnyPage): Surroundings {
  const [file, module] = inFolder(skeletons, name) ?? []
  const Skeleton = file && module ? exported(module, file) : TextPageSkeleton
  if (!('headOf' in page)) return { head: <PageHead {...page.head} />, skeleton: <Skeleton /> }
  const skeleton = (
    <>
      <PageHeadMeanwhile {...page.head} />
      <Skeleton />
    </>
  )
  return { head: null, skeleton }
}

function inFolder<T>(files: Record<string, T>, name: string): [file: string, value: T] | undefined {
  return Object.entries(files).find(([file]) => file.startsWith(`../pages/${name}/`))
}

/** A module's component has the name of its file. */
function exported<P>(module: Module<P>, file: string): ComponentType<P> {
  const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? ''
  const Component = module[name]
  if (!Component) throw new Error(`${file} exports no ${name}`)
  return Component
}
