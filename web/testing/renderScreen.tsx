import { render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
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
  const { address, path = '*', query, variables, Screen, answer } = screen
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver((operation) =>
    answer instanceof Error ? answer : MockPayloadGenerator.generate(operation, answer),
  )
  environment.mock.queuePendingOperation(query, variables)
  const queryRef = loadQuery<Q>(environment, query, variables)
  const element = (
    <Suspense fallback="Loading">
      <Screen queryRef={queryRef} />
    </Suspense>
  )
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  )
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return { environment, router }
}
