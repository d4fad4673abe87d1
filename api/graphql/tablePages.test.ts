/** How the rows of a page are found in a long table. */
import { expect, test } from 'vitest'
import { typed } from './typed.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../testing/factories.ts'
import { recordStatements } from '../testing/statements.ts'

const { app, db, url, provider } = await testApp()
const REQUESTS = typed(`query ($search: String) {
  allMentorshipRequests(search: $search, sort: MENTEE, page: 2, first: 1) { total rows { mentor { name } mentee { name } } }
}`)
const CONVERSATIONS = typed(
  '{ allConversations(sort: MENTOR) { total rows { plan { mentor { name } mentee { name } } } } }',
)
const BOOKINGS = typed('{ allBookings(sort: MENTEE) { total rows { mentor { name } mentee { name } } } }')

test('what is sorted and skipped is numbers: what a row shows is read of the page only', async () => {
  const recorded = recordStatements(url)
  const admin = asAdmin({ ...app, db: recorded.db })
  await admin.run(REQUESTS, { search: null })
  await admin.run(CONVERSATIONS)
  await admin.run(BOOKINGS)
  const skipping = recorded.statements.filter((text) => text.includes('OFFSET') && !text.includes('COUNT'))
  const id = 'SELECT "t0"."id"'
  // Bookings are read in two parts.
  expect(skipping.map((text) => text.slice(0, text.indexOf(' FROM ')))).toEqual([
    id,
    'SELECT "t0"."plan_subscription_id" AS "planSubscriptionId"',
    id,
    id,
  ])
})

test('a name that very many have finds as one that few have', async () => {
  const { id: mentorId } = await makeMentor(db)
  await db.$executeRaw`
    INSERT INTO mentees (name, email, password, main_branch, current_level)
    SELECT 'Crowd ' || n, 'crowd-' || n || '@test.example', '', 'Civil Engineering', 'Final Year Student' FROM generate_series(1, 2500) n`
  const crowd = await db.mentee.findMany({ where: { name: { in: ['Crowd 1', 'Crowd 2', 'Crowd 2400'] } } })
  const asking = [...crowd, await makeMentee(db, { name: 'Lata' })]
  for (const { id: menteeId } of asking)
    await db.mentorshipRequest.create({
      data: { mentorId, menteeId, discussionTopic: 'Beams', background: 'Studies', preferredDateTime: new Date() },
    })
  const found = async (search: string) => (await asAdmin(app).run(REQUESTS, { search })).data.allMentorshipRequests
  expect(await found('crowd')).toMatchObject({ total: 3, rows: [{ mentee: { name: 'Crowd 2' } }] })
  expect(await found('crowd 2')).toMatchObject({ total: 2, rows: [{ mentee: { name: 'Crowd 2400' } }] })
})

test('each table finds a name in any form of Unicode, in any case, and without its accents', async () => {
  const [{ id: mentorId }, { id: menteeId }] = [
    await makeMentor(db, { name: 'Zo\u00EB \u00C5kesson' }),
    await makeMentee(db, { name: 'Andre\u0301 Mun\u0303oz' }),
  ]
  await bookPlan({ app, provider }, { mentorId, menteeId, startDate: '2026-11-25' })
  await db.mentorshipRequest.create({
    data: { mentorId, menteeId, discussionTopic: 'Beams', background: 'Studies', preferredDateTime: new Date(0) },
  })
  await makeWorkshop(db, { mentorId })
  const mentors = ['ZOE AKE', 'zo\u00EB \u00E5', 'Zoe\u0308 A\u030Akesson']
  const mentees = ['andre munoz', 'ANDR\u00C9', 'Andre\u0301 Mun\u0303oz']
  const tables = {
    allMentors: mentors,
    allMentees: mentees,
    allOrders: mentees,
    allBookings: [...mentors, ...mentees],
    allMentorshipRequests: [...mentors, ...mentees],
    allConversations: [...mentors, ...mentees],
    allWorkshops: mentors,
  }
  const found = async (table: string, search: string) => {
    const query = `query ($search: String) { ${table}(search: $search) { total } }`
    return (await asAdmin(app).run<Record<string, { total: number }>>(query, { search })).data[table]!.total
  }
  for (const [table, searches] of Object.entries(tables)) {
    for (const search of searches)
      expect({ table, search, total: await found(table, search) }).toEqual({ table, search, total: 1 })
    expect({ table, total: await found(table, 'zoa andra') }).toEqual({ table, total: 0 })
  }
})
