import { render } from '@testing-library/react'
import { createContext, Suspense, use, type ComponentType } from 'react'
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'

interface RenderedScreen<Q extends OperationType> {
  /** Path and query that are on show. */
  address: string
  /** Paths that show the screen, in react-router's notation; all others show nothing. */
  path?: string
  query: GraphQLTaggedNode
  variables: Q['variables']
  Screen: ComponentType<{ queryRef: PreloadedQuery<Q> }>
  /** The server's answer: made-up values by type, or a failure. */
  answer: Parameters<typeof MockPayloadGenerator.generate>[1] | Error
}

/** A screen with its query on a pretended server, at an address. */
export function renderScreen<Q extends OperationType>(screen: RenderedScreen<Q>) {
  const { address, path = '*', query, Screen } = screen
  const environment = createMockEnvironment()
  function load({ variables, answer }: Pick<RenderedScreen<Q>, 'variables' | 'answer'>): PreloadedQuery<Q> {
    environment.mock.queueOperationResolver((operation) =>
      answer instanceof Error ? answer : MockPayloadGenerator.generate(operation, answer),
    )
    environment.mock.queuePendingOperation(query, variables)
    return loadQuery<Q>(environment, query, variables)
  }
  const first = load(screen)
  const Loaded = createContext(first)
  const Route = () => (
    <Suspense fallback="Loading">
      <Screen queryRef={use(Loaded)} />
    </Suspense>
  )
  const router = createMemoryRouter(
    [
      { path, element: <Route /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  const app = (loaded: PreloadedQuery<Q>) => (
    <RelayEnvironmentProvider environment={environment}>
      <Loaded value={loaded}>
        <RouterProvider router={router} />
      </Loaded>
    </RelayEnvironmentProvider>
  )
  const { rerender } = render(app(first))
  return {
    environment,
    router,
    /** What a loader does when the address has changed: another query, with its answer. */
    reload: (next: Parameters<typeof load>[0]) => rerender(app(load(next))),
  }
}
