import './ui/fonts.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { createBrowserRouter } from 'react-router'
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
const router = createBrowserRouter(routes)
let isFirstPage = true
router.subscribe(({ navigation, initialized, location, loaderData }) => {
  if (navigation.state !== 'idle' || !initialized) return
  if (isFirstPage) whenIdle(loadEntries)
  isFirstPage = false
  setShownPath(location.pathname)
  disposeUnused(loaderData)
})

function prefetchPage(href: string): void {
  prefetch(routes, href)
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <PrefetchContext value={prefetchPage}>
        <RouterProvider router={router} />
      </PrefetchContext>
    </RelayEnvironmentProvider>
  </StrictMode>,
)
