import type { RouteObject } from 'react-router'
import { plainRoute } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { NotFoundPage } from './notFound/NotFoundPage.tsx'
import { uiPage } from './pages.ts'

/** A line per page of `pages.ts`: where its code is and what stands there while it loads. */
const pageRoutes: RouteObject[] = []

/** The building blocks, in development only. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? plainRoute(uiPage, () => import('./dev/UiPage.tsx').then((module) => module.UiPage), null)
  : []

/** All routes of the client. react-router matches them whatever the case. */
export const routes: RouteObject[] = [
  shellRoute([...pageRoutes, ...developmentRoutes, { path: '*', element: <NotFoundPage /> }]),
]
