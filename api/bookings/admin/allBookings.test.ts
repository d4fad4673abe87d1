/** The mentorships' table as administrators read it: search, filters, orders, pages. */
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { typed, type Given, type VariablesOf } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asAdmin } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'

const LIST =
  typed(`query ($first: Int, $page: Int, $search: String, $sort: BookingSort, $direction: SortDirection, $status: BookingStatus, $packageType: PackageType, $paymentStatus: BookingPaymentStatus, $from: Date, $to: Date) {
  allBookings(first: $first, page: $page, search: $search, sort: $sort, direction: $direction, status: $status, packageType: $packageType, paymentStatus: $paymentStatus, from: $from, to: $to) {
    total
    rows { agenda }
  }
}`)

let app: App

beforeAll(async () => {
  const tested = await testApp()
  ;({ app } = tested)
  const { db } = tested
  const [asha, binu] = [await makeMentor(db, { name: 'Asha Rao' }), await makeMentor(db, { name: 'Binu_Nair' })]
  const [kavya, ravi] = [await makeMentee(db, { name: 'Kavya' }), await makeMentee(db, { name: 'Ravi' })]
  const add = (agenda: string, day: string, data: Partial<Prisma.BookingUncheckedCreateInput>) =>
    db.booking.create({
      data: {
        duration: 45,
        agenda,
        selectedTimeSlot: `${day} 10:00`,
        startsAt: new Date(`${day}T04:30:00Z`),
        endsAt: new Date(`${day}T05:15:00Z`),
        status: 'completed',
        ...data,
      },
    })
  await add('beams', '2026-10-01', { mentorId: asha.id, menteeId: ravi.id, paymentId: 'pay_One' })
  await add('of nobody', '2026-10-02', { menteeId: kavya.id, orderId: 'order_Two' })
  await add('columns', '2026-10-03', { mentorId: binu.id, menteeId: kavya.id, paymentStatus: 'completed' })
  await add('for nobody', '2026-10-04', { mentorId: asha.id, status: 'cancelled' })
  await add('100% sure', '2026-10-05', { mentorId: asha.id, menteeId: kavya.id })
  await add('ran out', '2026-10-06', { mentorId: asha.id, menteeId: kavya.id, status: 'expired' })
  await db.booking.create({
    data: {
      duration: 45,
      agenda: 'a plan',
      packageType: 'advanced',
      status: 'confirmed',
      mentorId: binu.id,
      menteeId: ravi.id,
      selectedTimeSlot: '2026-10-05 to 2026-11-04',
      startDate: new Date('2026-10-05'),
      endDate: new Date('2026-11-04'),
    },
  })
})

const ask = async (variables: Given<VariablesOf<typeof LIST>> = {}) =>
  (await asAdmin(app).run(LIST, variables)).data.allBookings
const agendas = async (variables: Parameters<typeof ask>[0]) => (await ask(variables)).rows.map(({ agenda }) => agenda)

test('the newest first, without holds that ran out; they are there by their status', async () => {
  expect(await ask({ first: 2 })).toEqual({ total: 6, rows: [{ agenda: 'a plan' }, { agenda: '100% sure' }] })
  expect(await ask({ status: 'EXPIRED' })).toEqual({ total: 1, rows: [{ agenda: 'ran out' }] })
  expect(await ask({ first: 2, page: 9 })).toEqual({ total: 6, rows: [] })
})

test('by name former people come last both ways, and equal names in the order of their numbers', async () => {
  const MENTOR = ['beams', 'for nobody', '100% sure', 'columns', 'a plan', 'of nobody']
  expect(await agendas({ sort: 'MENTOR' })).toEqual(MENTOR)
  expect(await agendas({ sort: 'MENTOR', direction: 'DESC' })).toEqual([
    'columns',
    'a plan',
    'beams',
    'for nobody',
    '100% sure',
    'of nobody',
  ])
  const MENTEE = ['beams', 'a plan', 'of nobody', 'columns', '100% sure', 'for nobody']
  expect(await agendas({ sort: 'MENTEE', direction: 'DESC' })).toEqual(MENTEE)
  // Page by page too, whether the last part begins within a page or with one.
  for (const first of [1, 2, 3, 4, 5]) {
    const pages: string[] = []
    for (let page = 1; page <= 7; page += 1)
      pages.push(...(await agendas({ sort: 'MENTEE', direction: 'DESC', first, page })))
    expect({ first, pages }).toEqual({ first, pages: MENTEE })
  }
})

test.each([
  [{ search: 'BINU_' }, ['a plan', 'columns']],
  [{ search: 'kavya' }, ['100% sure', 'columns', 'of nobody']],
  [{ search: 'beam' }, ['beams']],
  [{ search: '%' }, ['100% sure']],
  [{ search: 'a_y' }, []],
  [{ search: 'pay_One' }, ['beams']],
  [{ search: 'order_Two' }, ['of nobody']],
  [{ search: 'order_T' }, []],
  [{ search: 'kavya', status: 'EXPIRED' as const }, ['ran out']],
  [{ packageType: 'ADVANCED' as const }, ['a plan']],
  [{ paymentStatus: 'COMPLETED' as const }, ['columns']],
  [{ status: 'CANCELLED' as const }, ['for nobody']],
  [{ from: '2026-10-04', to: '2026-10-05' }, ['a plan', '100% sure', 'for nobody']],
])('%o finds %o', async (variables, found) => {
  expect({ ...(await ask(variables)) }).toEqual({ total: found.length, rows: found.map((agenda) => ({ agenda })) })
})
