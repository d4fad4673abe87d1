// What forms load at their first check is there before their tests begin.
import '../../../api/rules/inputs/accountSecurity.ts'
import '../../../api/rules/inputs/mailedLinks.ts'
import '../../../api/rules/inputs/signIn.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import { ToastHost, ToastRegion } from '../../ui/feedback/ToastHost.tsx'

await ToastRegion.load()

interface Shown {
  environment: MockEnvironment
  router: ReturnType<typeof createMemoryRouter>
  /** Path, query and state of where the person is. */
  place: () => { to: string; state: unknown }
  /** The variables of the mutation under way, by its name. */
  sent: (name: string) => unknown
}

/** Renders `page` at `address` in a router whose other pages are empty, with a Relay environment to answer from. */
export function renderPage(
  address: string,
  page: ReactNode,
  environment: MockEnvironment = createMockEnvironment(),
): Shown {
  const path = new URL(address, 'https://own.test').pathname
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  )
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
      <ToastHost />
    </RelayEnvironmentProvider>,
  )
  return {
    environment,
    router,
    place() {
      const { pathname, search, state } = router.state.location
      return { to: pathname + search, state }
    },
    sent(name) {
      const { fragment, request } = environment.mock.getMostRecentOperation()
      if (fragment.node.name !== name) throw new Error(`${fragment.node.name} was sent, not ${name}`)
      return request.variables
    },
  }
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>
}
