/** Earnings add up over any number of payments, and stay with who holds what was paid for. */
import { DAY_MS } from '../rules/time/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import { Prisma } from '../generated/prisma/client.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer } from '../testing/server.ts'
import { registerPaid } from '../testing/workshops.ts'
import { adminMoveRegistration } from '../workshops/register/adminRegistrations.ts'
import { updateWorkshop } from '../workshops/manage/updateWorkshop.graphql.ts'
import { earnedStatement } from './earnedPayments.ts'
import { earningsByMonth } from './earnings.graphql.ts'

// Saturday 21 November 2026, 10:00 am IST.
const t = await testApp()
const { app, db, clock } = t
const by = { type: 'administrator', id: 1, username: 'asha', uploader: { type: 'admin', id: 1 } } as const
const PRICE = 40_000

let holder: Awaited<ReturnType<typeof mentorAccount>>

/** Paid seats of a workshop, a minute apart. */
async function paidSeats(mentorId: number, count: number, from: Date) {
  const workshop = await makeWorkshop(db, { mentorId, price: PRICE, maxParticipants: count })
  const ids = Array.from({ length: count }, (_, place) => `${workshop.id}_${place}`)
  const money = { amount: PRICE, platformFee: PRICE / 5, mentorEarning: (PRICE / 5) * 4 }
  const seats = await db.workshopRegistration.createManyAndReturn({
    data: ids.map((id) => ({
      workshopId: workshop.id,
      name: `Visitor ${id}`,
      email: `${id}@test.example`,
      phone: '+91 90000 00000',
      seat: 'registered' as const,
      registeredAt: from,
      razorpayPaymentId: `pay_${id}`,
      paymentStatus: 'completed' as const,
    })),
  })
  const orders = await db.paymentOrder.createManyAndReturn({
    data: seats.map(({ id }) => ({
      kind: 'workshop_registration',
      purchaseId: id,
      workshopRegistrationId: id,
      receipt: `w-${id}`,
      status: 'paid' as const,
      ...money,
    })),
  })
  await db.payment.createMany({
    data: orders.map(({ id }, place) => ({
      orderId: id,
      mentorId,
      providerPaymentId: `pay_${ids[place]}`,
      status: 'captured' as const,
      capturedAt: new Date(from.getTime() + place * 60_000),
      ...money,
    })),
  })
}

beforeAll(async () => {
  holder = await mentorAccount(db)
  await paidSeats(holder.id, 300, istInstant('2026-10-05', '09:00'))
  await paidSeats(holder.id, 320, istInstant('2026-11-05', '09:00'))
})

test('620 payments: each month has its whole sum, and the newest 500 are listed', async () => {
  const months = await earningsByMonth(app, holder.id)
  expect(months.map(({ month, amount, mentorEarning }) => [month, amount, mentorEarning])).toEqual([
    ['2026-11', 320 * PRICE, 320 * PRICE * 0.8],
    ['2026-10', 300 * PRICE, 300 * PRICE * 0.8],
  ])
  expect(months.map(({ paymentCount, payments }) => [paymentCount, payments.length])).toEqual([
    [320, 320],
    [300, 180],
  ])
})

test('a batch reads the refunds of its own payments, however many there are', async () => {
  const plan = Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${earnedStatement({ mentorId: holder.id, take: 10 })}`
  const [row] = await db.$queryRaw<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(plan)
  const read = nodesOf(row['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'refunds')
  expect(read.map((node) => node['Actual Loops'])).toEqual([10])
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('the CSV is whole, or that of a month, and only for the mentor', async () => {
  const charged: number[] = []
  const { url } = await testServer(app, { charge: (_asker, { cost }) => void charged.push(cost) })
  const mentor = browser(url)
  expect((await mentor.send('GET', '/api/earnings.csv')).status).toBe(401)
  await mentor.send('POST', '/api/auth/mentor/login', { email: holder.email, password: PASSWORD })
  const lines = async (query = '') =>
    (await mentor.send<string>('GET', `/api/earnings.csv${query}`)).body.trim().split('\r\n')
  const all = await lines()
  expect(all).toHaveLength(621)
  expect(charged).toContain(1_000)
  expect(new Set(all).size).toBe(621)
  expect(all[0]).toBe('Paid by,For (IST),Month,Paid on,Paid,Returned,Platform fee,Yours')
  expect(all[1]).toMatch(/^Visitor \d+_319,"Workshop: .+",2026-11,2026-11-05,400\.00,0\.00,80\.00,320\.00$/)
  expect(await lines('?month=2026-10')).toHaveLength(301)
  expect(await lines('?month=2026-09')).toHaveLength(1)
  for (const query of ['?month=x', '?month=%00', '?month=2026-11&month=2026-10', '?month='])
    expect((await mentor.send('GET', `/api/earnings.csv${query}`)).status).toBe(400)
  const other = browser(url)
  const { email } = await menteeAccount(db)
  await other.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  expect((await other.send('GET', '/api/earnings.csv')).status).toBe(403)
})

const BEGUN = {
  issues: [{ path: 'mentorId', message: "This workshop has begun, so its mentor can't be changed." }],
}
const earned = async (mentorId: number) =>
  (await earningsByMonth(app, mentorId)).reduce((sum, { mentorEarning }) => sum + mentorEarning, 0)

test('who takes a workshop over before it begins earns from it, and nobody takes it over afterwards', async () => {
  const [first, second, third] = [await makeMentor(db), await makeMentor(db), await makeMentor(db)]
  const { id, startsAt } = await makeWorkshop(db, { mentorId: first.id, price: PRICE })
  await registerPaid(t, id)
  expect([await earned(first.id), await earned(second.id)]).toEqual([32_000, 0])
  await updateWorkshop(app, by, { id, mentorId: second.id })
  expect([await earned(first.id), await earned(second.id)]).toEqual([0, 32_000])
  const now = clock.now()
  clock.set(startsAt)
  const change = { id, mentorId: third.id }
  await expect(updateWorkshop(app, by, change)).rejects.toMatchObject(BEGUN)
  // Its other fields can be.
  await updateWorkshop(app, by, { id, mentorId: second.id, title: 'Soil reports, read together' })
  // Nor by way of another day, once somebody was there.
  await db.workshopRegistration.updateMany({ where: { workshopId: id }, data: { attendedAt: clock.now() } })
  clock.set(new Date(startsAt.getTime() - DAY_MS))
  await expect(updateWorkshop(app, by, change)).rejects.toMatchObject(BEGUN)
  expect([await earned(second.id), await earned(third.id)]).toEqual([32_000, 0])
  clock.set(now)
})

test('a seat that is moved to another workshop is earned by who holds that one', async () => {
  const [first, second] = [await makeMentor(db), await makeMentor(db)]
  const { id } = await makeWorkshop(db, { mentorId: first.id, price: PRICE })
  const target = await makeWorkshop(db, { mentorId: second.id, price: PRICE })
  await registerPaid(t, id)
  const { id: registrationId } = await db.workshopRegistration.findFirstOrThrow({ where: { workshopId: id } })
  await adminMoveRegistration(app, by, { registrationId, workshopId: target.id, reason: 'The mentor is ill.' })
  expect([await earned(first.id), await earned(second.id)]).toEqual([0, 32_000])
})

test('a mentor whose account goes leaves their earnings to nobody', async () => {
  const [first, second] = [await makeMentor(db), await makeMentor(db)]
  const { id } = await makeWorkshop(db, { mentorId: first.id, price: PRICE })
  await registerPaid(t, id)
  await makeRegistration(db, id)
  const { startsAt } = await db.workshop.findUniqueOrThrow({ where: { id } })
  const now = clock.now()
  clock.set(startsAt)
  await db.mentor.delete({ where: { id: first.id } })
  await expect(updateWorkshop(app, by, { id, mentorId: second.id })).rejects.toMatchObject(BEGUN)
  expect(await earned(second.id)).toBe(0)
  clock.set(now)
})
