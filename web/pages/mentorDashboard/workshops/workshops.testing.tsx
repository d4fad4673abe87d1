import { act, render, waitFor } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { Workshops } from './Workshops.tsx'

export const NOW = '2026-11-21T06:30:00.000Z'

/** A workshop of the mentor's, as the server sends it. */
export const workshop = (differences: object = {}) => ({
  __typename: 'Workshop',
  id: 'workshop-12',
  databaseId: 12,
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Civil Engineering',
  instructorName: 'Ananya Iyer',
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  maxParticipants: 50,
  registeredCount: 0,
  attendedCount: 0,
  heldSeats: 0,
  waitingCount: 0,
  cancelRefunds: { amount: 0, count: 0, onHold: 0 },
  price: 49_900,
  image: null,
  state: 'APPROVED',
  meetingLink: null,
  rejectionReason: null,
  cancelReason: null,
  version: 3,
  viewerIsOrganiser: true,
  messages: [],
  registrations: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  ...differences,
})

/** Somebody who is registered. */
export const participant = (databaseId: number, name: string, differences: object = {}) => ({
  cursor: String(databaseId),
  node: {
    __typename: 'WorkshopRegistration',
    id: `registration-${databaseId}`,
    databaseId,
    name,
    email: `${name.split(' ')[0]!.toLowerCase()}@test.example`,
    phone: '+91 90000 10000',
    registeredAt: '2026-11-20T06:30:00.000Z',
    hasAttended: false,
    ...differences,
  },
})

export const page = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { hasNextPage, endCursor: 'last' },
})

/** The tab at an address, over a pretended server that has these workshops. */
export async function renderWorkshops(query: string, workshops: readonly ReturnType<typeof workshop>[]) {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <Workshops /> }], {
    initialEntries: [`/mentor-dashboard?tab=workshops${query}`],
  })
  await act(
    async () =>
      void render(
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>,
      ),
  )
  /** Answers the query of this name. */
  async function answer(name: string, more: object = {}): Promise<void> {
    const asked = await waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.params.name === name),
    )
    const Query = () => ({
      viewer: {
        id: 'v',
        mentor: { id: 'm', databaseId: 3, name: 'Ananya Iyer' },
        workshops: page(workshops.map((node) => ({ cursor: node.id, node }))),
      },
      workshop: workshops[0] ?? null,
      site: { id: 's', now: NOW },
      ...more,
    })
    await act(async () => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Query })))
  }
  /** Variables of the mutations that were sent and are not answered yet. */
  const sent = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.operationKind === 'mutation')
      .map(({ request }) => request.variables)
  return { environment, router, answer, sent, address: () => router.state.location.search }
}
