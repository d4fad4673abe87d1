/** The chats' table as administrators read it: search, states, orders, pages. */
import { beforeAll, expect, test } from 'vitest'
import { typed, type Given, type VariablesOf } from '../../graphql/typed.ts'
import { dateOnly } from '../../rules/time/time.ts'
import { testApp } from '../../testing/app.ts'
import { makeChat, say } from '../../testing/chats.ts'
import { asAdmin } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'

const LIST =
  typed(`query ($first: Int, $page: Int, $search: String, $sort: ConversationSort, $direction: SortDirection, $state: ConversationState) {
  allConversations(first: $first, page: $page, search: $search, sort: $sort, direction: $direction, state: $state) {
    total
    rows { plan { mentee { name } } }
  }
}`)

const tested = await testApp()
const { app, db, clock } = tested

beforeAll(async () => {
  const mentors = [await makeMentor(db, { name: 'Asha Rao' }), await makeMentor(db, { name: 'Binu_Nair' })]
  const add = async (name: string, mentor: number, endDate: string, day: string, messages: number) => {
    clock.set(`${day}T04:30:00Z`)
    const { id: menteeId } = await makeMentee(db, { name, email: `${name.toLowerCase()}%@test.example` })
    const chat = await makeChat(tested, { mentorId: mentors[mentor]!.id, menteeId, endDate: dateOnly(endDate) })
    for (let count = 0; count < messages; count += 1) await say(tested, chat, chat.mentee)
  }
  await add('Kavya', 0, '2026-12-20', '2026-11-20', 2)
  await add('Lata', 0, '2026-11-24', '2026-11-21', 0)
  await add('Manoj', 1, '2026-12-20', '2026-11-18', 0)
  await add('Nisha', 1, '2026-11-26', '2026-11-19', 1)
  clock.set('2026-11-24T04:30:00Z')
})

const ask = async (variables: Given<VariablesOf<typeof LIST>> = {}) => {
  const { rows, total } = (await asAdmin(app).run(LIST, variables)).data.allConversations
  return { names: rows.map(({ plan }) => plan.mentee.name), total }
}

test('by last activity those without messages come last both ways, page by page too', async () => {
  const [up, down] = [
    ['Nisha', 'Kavya', 'Manoj', 'Lata'],
    ['Kavya', 'Nisha', 'Lata', 'Manoj'],
  ]
  expect((await ask({ sort: 'LAST_ACTIVITY' })).names).toEqual(up)
  expect((await ask({ sort: 'LAST_ACTIVITY', direction: 'DESC' })).names).toEqual(down)
  const pages = [1, 2, 3].map((page) => ask({ sort: 'LAST_ACTIVITY', direction: 'DESC', first: 3, page }))
  expect(await Promise.all(pages)).toEqual([
    { names: down.slice(0, 3), total: 4 },
    { names: down.slice(3), total: 4 },
    { names: [], total: 4 },
  ])
})

test('equal ones are in the order of their numbers, both ways', async () => {
  expect((await ask({ sort: 'MENTOR' })).names).toEqual(['Kavya', 'Lata', 'Manoj', 'Nisha'])
  expect((await ask({ sort: 'MENTOR', direction: 'DESC' })).names).toEqual(['Manoj', 'Nisha', 'Kavya', 'Lata'])
  expect((await ask({ sort: 'EXPIRES', direction: 'DESC' })).names).toEqual(['Kavya', 'Manoj', 'Nisha', 'Lata'])
  expect((await ask({ sort: 'MESSAGES' })).names).toEqual(['Lata', 'Manoj', 'Nisha', 'Kavya'])
})

test.each([
  [{ search: 'BINU_' }, ['Nisha', 'Manoj']],
  [{ search: 'a_h' }, []],
  [{ search: 'kavya%@' }, ['Kavya']],
  [{ search: 'k%v' }, []],
  [{ state: 'ACTIVE' as const }, ['Kavya', 'Manoj']],
  [{ state: 'EXPIRING' as const }, ['Nisha']],
  [{ state: 'EXPIRED' as const }, ['Lata']],
  [{ state: 'ACTIVE' as const, search: 'asha' }, ['Kavya']],
])('%o finds %o', async (variables, names) => {
  const found = await ask(variables)
  expect({ names: found.names.toSorted(), total: found.total }).toEqual({
    names: names.toSorted(),
    total: names.length,
  })
})
