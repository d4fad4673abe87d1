import { loadQuery } from 'react-relay'
import type { RouteObject } from 'react-router'
import type { AdminShellQuery } from '../__generated__/AdminShellQuery.graphql.ts'
import query from '../__generated__/AdminShellQuery$parameters.ts'
import { environment } from '../relay/environment.ts'
import { AdminShell } from './AdminShell.tsx'
import { ContentError } from './ContentError.tsx'
import { RootError } from './RootError.tsx'

/** The root of the administrators' pages: their own frame around them, its query loaded once. */
export function adminRoute(pages: RouteObject[]): RouteObject {
  return {
    id: 'admin',
    loader: () => loadQuery<AdminShellQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }),
    shouldRevalidate: () => false,
    Component: AdminShell,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ContentError, children: pages }],
  }
}
