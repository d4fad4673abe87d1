import './ui/fonts.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setOwnPaths } from './lib/ownPaths.ts'
import { whenIdle } from './lib/whenIdle.ts'
import { allPaths } from './routes/pages.ts'
import { loadEntries, routes } from './routes/routes.tsx'
import { environment } from './relay/environment.ts'
import { prefetch } from './relay/prefetch.ts'
import { setShownPath } from './relay/route.tsx'
import { disposeUnused } from './relay/warm.ts'
import { PrefetchContext } from './ui/Link.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

setOwnPaths(allPaths)
function start(all: RouteObject[]): void {
  const router = createBrowserRouter(all)
  let isFirstPage = true
  router.subscribe(({ navigation, initialized, location, loaderData }) => {
    if (navigation.state !== 'idle' || !initialized) return
    if (isFirstPage) whenIdle(loadEntries)
    isFirstPage = false
    setShownPath(location.pathname)
    disposeUnused(loaderData)
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <PrefetchContext value={(href) => prefetch(all, href)}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </RelayEnvironmentProvider>
    </StrictMode>,
  )
}

// The server marks the documents that it sends to administrators: for everybody else their pages do not exist.
if (document.querySelector('meta[name="admin"]'))
  void import('./routes/adminRoutes.tsx').then(
    ({ adminRoutes }) => start([...routes, ...adminRoutes]),
    () => start(routes),
  )
else start(routes)
