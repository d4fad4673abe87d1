/** What a mentee reads about a reserved time after it was booked, moved, given up or lost. */
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingPersonalData } from '../bookings/bookings.personalData.ts'
import { moveBooking } from '../bookings/change/moveBooking.graphql.ts'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { takeHold } from '../bookings/hold/holds.ts'
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import { typed } from '../graphql/typed.ts'
import { setMentorStatus } from '../mentors/application/setMentorStatus.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { payPage } from '../rules/addresses.ts'
import { DAY_MS } from '../rules/time/durations.ts'
import { istInstant } from '../rules/time/time.ts'
import { bookSession } from '../testing/bookings.ts'
import { asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { sweep } from '../testing/jobs.ts'
import { testTill } from '../testing/till.ts'
import { createMentorshipRequest } from './createMentorshipRequest.graphql.ts'
import { inputFor } from './documents.testing.ts'
import { respondToMentorshipRequest } from './requestActs.graphql.ts'

const tested = await testTill()
const { app, db, clock, provider, calm, deliver } = tested
let mentor: { id: MentorId; email: string }
let mentee: { id: MenteeId; email: string }

beforeEach(async () => {
  await calm()
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const at = (time: string, day = '2026-11-24') => istInstant(day, time)
const SIX = at('15:45')

/** Sends a request with this time; answers its id. */
async function ask(startsAt = SIX, to = mentor.id): Promise<number> {
  const { mentorId, ...words } = inputFor(to)
  const input = { ...words, proposedTimes: [startsAt] }
  return await createMentorshipRequest(app, mentee.id, { mentorId, input, ip: '::1' })
}

const accept = (requestId: number, acceptedTime = SIX, mentorId = mentor.id) =>
  respondToMentorshipRequest(app, mentorId, { requestId, status: 'approved', responseMessage: undefined, acceptedTime })

/** A request that its mentor has accepted with this time; answers its id. */
async function reserved(startsAt = SIX, mentorId = mentor.id): Promise<number> {
  const requestId = await ask(startsAt, mentorId)
  await accept(requestId, startsAt, mentorId)
  return requestId
}

const REQUEST = typed(`query ($id: Int!) { mentorshipRequest(id: $id) { times { state } } }`)
const stateOf = async (id: number) =>
  (await asMentee(app, mentee.id).run(REQUEST, { id })).data.mentorshipRequest!.times.map(({ state }) => state)[0]

/** What the mentee reads of the answer, and where it leads. */
async function told(): Promise<[message: string, link: string | null]> {
  const where = { userType: 'mentee', userId: mentee.id, type: 'request_approved' } as const
  const { message, link } = await db.notification.findFirstOrThrow({ where, orderBy: { id: 'desc' } })
  return [message, link]
}

const OVER = ['Tue 24 Nov, 3:45 pm IST is no longer reserved for you.', '/mentorship-requests?tab=approved']
const STANDS = 'Tue 24 Nov, 3:45 pm IST is reserved for you until Sun 22 Nov, 10:00 am IST. Pay to confirm it.'

const order = (wanted: object, gateway = app.gateway) => {
  const asked = { mentorId: mentor.id, packageType: 'starter' as const, agenda: 'Check my drawing, please.' }
  return createBookingOrder({ ...app, gateway }, mentee.id, { ...asked, ...wanted })
}

test('the mail leads its reader through the log-in: to a visitor the slot is taken', async () => {
  await reserved()
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
  expect(mail.text).toContain(`/auth?${new URLSearchParams({ as: 'mentee', returnTo: payPage(mentor.id, SIX) })}`)
  expect(mail.text).toContain('after that, others can book it')
})

test('a time that is reserved until it starts is not said to be open to others then', async () => {
  clock.set(at('10:00'))
  await reserved()
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
  expect(mail.text).toContain('reserved for you until Tue 24 Nov, 3:45 pm IST. Pay by then to confirm it.')
})

test('what was booked and moved is not said to be at its first time, and its news leads to no payment', async () => {
  await reserved()
  const id = await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
  const page = `/booking/${mentor.id}?confirmed=${id}`
  expect(await told()).toEqual(['You have booked Tue 24 Nov, 3:45 pm IST.', page])
  await moveBooking(app, mentee.id, { bookingId: id, startsAt: at('10:30') })
  expect(await told()).toEqual(['Your session on Tue 24 Nov, 3:45 pm IST has another time now.', page])
  await moveBooking(app, mentee.id, { bookingId: id, startsAt: SIX })
  expect(await told()).toEqual(['You have booked Tue 24 Nov, 3:45 pm IST.', page])
})

describe('the end is told', () => {
  test('of one that runs out, by the sweep', async () => {
    await reserved()
    clock.advance(DAY_MS)
    await sweep(app)
    expect(await told()).toEqual(OVER)
  })

  test('of one that runs out, by somebody who takes the slot before the sweep', async () => {
    await reserved()
    clock.advance(DAY_MS)
    const { id: menteeId } = await makeMentee(db)
    await takeHold(app, { menteeId, mentorId: mentor.id, wanted: { packageType: 'starter', startsAt: SIX } })
    expect(await told()).toEqual(OVER)
  })

  test('of one whose payment goes back', async () => {
    await reserved()
    const { orderId } = await order({ startsAt: SIX })
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
    await provider.pay(orderId)
    await deliver()
    expect(await told()).toEqual(OVER)
  })

  test.each(['rejected', 'pending_review'] as const)(
    'of one whose mentor is %s: nothing is kept, in the way of neither another mentor nor closing the account',
    async (status) => {
      const id = await reserved()
      await setMentorStatus(app, 'operator', { mentorId: mentor.id, status })
      expect([await stateOf(id), await told()]).toEqual(['LAPSED', OVER])
      const person = { type: 'mentee', id: mentee.id } as const
      expect(await bookingPersonalData.blockers!(db, person, clock.now())).toEqual([])
      const other = await makeMentor(db)
      expect(await stateOf(await reserved(SIX, other.id))).toBe('RESERVED')
    },
  )
})

test('accepted while its mentor is removed: nothing stays reserved', async () => {
  for (let round = 0; round < 5; round++) {
    mentor = await makeMentor(db)
    mentee = await makeMentee(db)
    const id = await ask()
    const removed = setMentorStatus(app, 'operator', { mentorId: mentor.id, status: 'rejected' })
    await Promise.allSettled([accept(id), removed])
    expect(await db.booking.count({ where: { mentorId: mentor.id, status: 'pending' } })).toBe(0)
  }
})

describe('when the provider does not open the order for another time', () => {
  test.each([
    ['session', { startsAt: at('09:00') }],
    ['package', { packageType: 'advanced', startDate: '2026-11-24' }],
  ])('of a %s, the time stays reserved', async (_what, wanted) => {
    const id = await reserved()
    await provider.chaos({ calls: 'checkout', status: 500 })
    await expect(order(wanted)).rejects.toThrow(PaymentProviderUnavailableError)
    expect([await stateOf(id), await told()]).toEqual(['RESERVED', [STANDS, payPage(mentor.id, SIX)]])
    const rows = await db.booking.findMany({ where: { menteeId: mentee.id }, orderBy: { id: 'asc' } })
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'expired'])
    expect(rows[0]!.holdExpiresAt).toEqual(istInstant('2026-11-22', '10:00'))
  })

  test('it is over if somebody has taken it meanwhile', async () => {
    const id = await reserved()
    const { id: menteeId } = await makeMentee(db)
    const gateway: typeof app.gateway = {
      ...app.gateway,
      async createOrder() {
        await takeHold(app, { menteeId, mentorId: mentor.id, wanted: { packageType: 'starter', startsAt: SIX } })
        throw new PaymentProviderUnavailableError('status', 'HTTP 500')
      },
    }
    await expect(order({ startsAt: at('09:00') }, gateway)).rejects.toThrow(PaymentProviderUnavailableError)
    expect([await stateOf(id), await told()]).toEqual(['LAPSED', OVER])
  })
})
