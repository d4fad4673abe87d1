import type { RouteObject } from 'react-router'
import { adminRoute } from '../shell/AdminShell.tsx'
import { adminPages } from './adminPages.ts'
import { routesOf } from './routes.tsx'

/** The administrators' pages, which only documents that the server sends to one of them load. */
export const adminRoutes: readonly RouteObject[] = [adminRoute(routesOf(adminPages))]
