import { loadQuery, type PreloadedQuery } from 'react-relay'
import type { RouteObject } from 'react-router'
import type { GraphQLResponse } from 'relay-runtime'
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { nextTask } from '../lib/nextTask.ts'
import { environment } from '../relay/environment.ts'
import { isDrawn } from '../relay/route.tsx'
import { Account } from './Header.tsx'
import { ContentError } from './ContentError.tsx'
import { RootError } from './RootError.tsx'
import { Shell, ShellFallback } from './Shell.tsx'

const PATIENCE = 200

/** The root of all routes: the shell around `pages`, its query loaded once. */
export function shellRoute(pages: RouteObject[]): RouteObject {
  return {
    id: 'shell',
    loader: loadShell,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: ShellFallback,
    children: [{ ErrorBoundary: ContentError, children: pages }],
  }
}

/** Waits briefly, so that the header renders complete when its data was sent with the page and its code preloaded. */
async function loadShell(): Promise<PreloadedQuery<ShellQuery>> {
  // It stands there already: the router's start is work enough for one task.
  if (isDrawn) await nextTask()
  const ref = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-or-network' })
  const data = ref.source?.toPromise().then((answer) => isSignedIn(answer) && Account.load())
  await Promise.race([Promise.allSettled([data]), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return ref
}

function isSignedIn(answer: GraphQLResponse | undefined): boolean {
  return answer !== undefined && 'data' in answer && Boolean(answer.data?.['viewer'])
}
