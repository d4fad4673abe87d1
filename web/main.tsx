// First: before any component is made.
import './routes/takeStyles.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { nextTask } from './lib/whenIdle.ts'
import { setOwnPaths } from './lib/tracking.ts'
import { allPaths } from './routes/pages.ts'
import { routes } from './routes/routes.tsx'
import { environment } from './relay/network/environment.ts'
import { prefetch, isDrawn, setShownPath } from './relay/route.tsx'
import { disposeUnused } from './relay/warm.ts'
import { PrefetchContext } from './ui/Link.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('No #root')
setOwnPaths(allPaths)

const startSoon = (container: HTMLElement, all: RouteObject[]) => nextTask().then(() => start(container, all))

function start(container: HTMLElement, all: RouteObject[]): void {
  const router = createBrowserRouter(all)
  const firstPage = new Promise<void>((resolve) => {
    router.subscribe(({ navigation, initialized, location: { pathname }, loaderData }) => {
      if (navigation.state !== 'idle' || !initialized) return
      setShownPath(pathname)
      disposeUnused(loaderData)
      resolve()
    })
  })
  const app = (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <PrefetchContext value={(href) => prefetch(all, href)}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </RelayEnvironmentProvider>
    </StrictMode>
  )
  if (!isDrawn) createRoot(container).render(app)
  // What the server has drawn stays on screen until the code and the data that it was drawn from are there.
  else
    void firstPage
      .then(nextTask)
      .then(() => startTransition(() => void hydrateRoot(container, app, { onRecoverableError })))
}

/** A part that both draw differently is drawn again by the browser, which is a mistake, as one that the server has left is not. */
function onRecoverableError(error: unknown): void {
  if (Object(error).digest !== 'later') reportError(error)
}

// The server marks the documents that it sends to administrators: for everybody else their pages do not exist.
if (document.querySelector('meta[name="admin"]'))
  void import('./routes/adminRoutes.tsx').then(
    ({ adminRoutes }) => startSoon(root, [...routes, ...adminRoutes]),
    () => startSoon(root, routes),
  )
else void startSoon(root, routes)
