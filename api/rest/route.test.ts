import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from './failures.ts'
import { ID } from './fields.ts'
import { route, type RouteDefinition } from './route.ts'

const document = typed(
  `mutation ($input: SetMentorStatusInput!) {
    setMentorStatus(input: $input) { ...Failure ... on SetMentorStatusPayload { mentor { databaseId name } } }
  }`,
  [FAILURE],
)
const ACCEPTED = 'ACCEPTED' as const
const GREAT = 'GREAT' as const
const response = z.object({ id: ID, name: z.string() })
const ADDRESS = 'PATCH /api/mentors/:id/status'
const summary = 'Test'

test('types hold a call to its path, its document and its answer', () => {
  const accepted = route(ADDRESS, 'Test', {
    summary,
    document,
    variables: ({ params }) => ({ input: { mentorId: params.id, status: ACCEPTED } }),
    response,
    answer: ({ setMentorStatus: { mentor } }) => ({ id: mentor.databaseId, name: mentor.name }),
  })
  const started = accepted.start({ params: { id: '7' }, query: {}, body: undefined, now: new Date(0) })
  expect(started.variables).toEqual({ input: { mentorId: 7, status: 'ACCEPTED' } })
  expect(started.answer([{ setMentorStatus: { mentor: { databaseId: 7, name: 'Asha' } } }])).toEqual({
    id: 7,
    name: 'Asha',
  })

  const rest = { summary, document, response }
  const variables = () => ({ input: { mentorId: 7, status: ACCEPTED } })
  const answer = () => ({ id: 7, name: 'Asha' })
  const wrong = [
    () =>
      route(ADDRESS, 'Test', {
        ...rest,
        answer,
        // @ts-expect-error the path has no such part
        variables: ({ params }) => ({ input: { mentorId: params.no, status: ACCEPTED } }),
      }),
    // @ts-expect-error the enum has no such value
    () => route(ADDRESS, 'Test', { ...rest, answer, variables: () => ({ input: { mentorId: 7, status: GREAT } }) }),
    // @ts-expect-error a variable is missing
    () => route(ADDRESS, 'Test', { ...rest, answer, variables: () => ({}) }),
    () =>
      route(ADDRESS, 'Test', {
        ...rest,
        variables,
        // @ts-expect-error the document does not select it
        answer: (data) => ({ id: 7, name: data.setMentorStatus.mentor.email }),
      }),
    // @ts-expect-error the answer is not what is declared
    () => route(ADDRESS, 'Test', { ...rest, variables, answer: () => ({ id: 7 }) }),
  ]
  expect(wrong).toHaveLength(5)
})

test('what cannot be an id is one that no row has', () => {
  const definition: RouteDefinition<
    '/api/x/:id',
    unknown,
    Record<string, unknown>,
    unknown,
    unknown,
    { id: number }
  > = {
    summary,
    document: typed('{ __typename }'),
    response: z.object({ id: z.int() }),
    answer: (_data, { params }) => params,
  }
  const idOf = (id: string) =>
    route('GET /api/x/:id', 'Test', definition)
      .start({ params: { id }, query: {}, body: undefined, now: new Date(0) })
      .answer([{}])
  expect(['7', '0', 'x', '-1', '1.5', '99999999999', '7 or 1'].map(idOf)).toEqual(
    [7, ...Array.from({ length: 6 }, () => 2 ** 31 - 1)].map((id) => ({ id })),
  )
})
