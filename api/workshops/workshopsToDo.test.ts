import { beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { workshopToDo } from '../rules/workshops/workshopsToDo.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'

const { app, db, clock } = await testApp()
const OWN = typed(`query {
  viewer {
    workshopsToDo
    workshops { edges { node { databaseId state startsAt meetingLink registeredCount attendedCount } } }
  }
}`)

beforeEach(async () => {
  await db.workshop.deleteMany()
  clock.set('2026-11-21T04:30:00Z')
})

type Changes = Parameters<typeof makeWorkshop>[1]

async function toDoOf(changes: Changes, registrations: Parameters<typeof makeRegistration>[2][] = []) {
  const mentor = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId: mentor.id, ...changes })
  for (const registration of registrations) await makeRegistration(db, id, registration)
  const { data } = await asMentor(app, mentor.id).run(OWN)
  const [edge] = data.viewer?.workshops.edges ?? []
  // The list words what the dashboard counts: the two are one rule.
  const named = edge && workshopToDo(edge.node, clock.now())
  expect(data.viewer?.workshopsToDo).toBe(named === 'none' ? 0 : 1)
  return named
}

const soon = { date: '2026-11-23', time: '09:59' }
const begun = { date: '2026-11-21', time: '10:00' }

test.each<[string, Changes, string]>([
  ['an approved one far ahead', {}, 'none'],
  ['an approved one in 48 hours without a link', { ...soon, time: '10:00' }, 'link'],
  ['an approved one a minute later', { ...soon, time: '10:01' }, 'none'],
  ['an approved one with its link', { ...soon, meetingLink: 'https://meet.example/a' }, 'none'],
  ['a pending one', { ...soon, isActive: false }, 'none'],
  ['a rejected one', { isActive: false, rejectedAt: new Date() }, 'edit'],
  ['a rejected one whose date has passed', { ...begun, isActive: false, rejectedAt: new Date() }, 'none'],
  ['a cancelled one', { ...soon, isActive: false, cancelledAt: new Date() }, 'none'],
  ['one that has begun, with nobody', begun, 'none'],
])('%s: %#', async (_what, changes, expected) => {
  expect(await toDoOf(changes)).toBe(expected)
})

test('attendance is to be marked from the start on, for a week, until somebody is marked', async () => {
  expect(await toDoOf(begun, [{}, {}])).toBe('attendance')
  expect(await toDoOf(begun, [{}, { attendedAt: new Date() }])).toBe('none')
  expect(await toDoOf(begun, [{ seat: 'none', paymentStatus: 'refunded', registeredAt: null }])).toBe('none')
  expect(await toDoOf({ ...begun, date: '2026-11-14' }, [{}])).toBe('none')
  expect(await toDoOf({ ...begun, date: '2026-11-14', time: '10:01' }, [{}])).toBe('attendance')
})

test('somebody else’s workshops are not counted, and mentees have none', async () => {
  await makeWorkshop(db, { ...soon, mentorId: (await makeMentor(db)).id })
  const other = await makeMentor(db)
  const { id } = await makeMentee(db)
  for (const client of [asMentor(app, other.id), asMentee(app, id)])
    expect((await client.run(OWN)).data.viewer?.workshopsToDo).toBe(0)
})
