import { beforeEach, describe, expect, test } from 'vitest'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { createMailer } from '../mail/mailer.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { jobTime, loseJobs, runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { endAccess, warnOfAccessEnd } from './plans.jobs.ts'

const tested = await testApp()
const { app, db, clock } = tested
const handlers = taskHandlers(app, createMailer(app.config))
const WARNING = istInstant('2026-12-22', '10:00')
const END = istInstant('2026-12-25', '00:00')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let subscriptionId: number
let bookingId: number

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await loseJobs(app)
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  const plan = await bookPlan(tested, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  ;({ subscriptionId, bookingId } = plan)
})

const run = () => runDueJobs(app, handlers)
const news = (kind: 'ending' | 'ended') =>
  db.email.findMany({
    where: { dedupeKey: { startsWith: `access:${subscriptionId}:${kind}:` } },
    orderBy: { id: 'asc' },
  })
const heard = (kind: 'ending' | 'ended') =>
  db.notification.findMany({ where: { dedupeKey: { startsWith: `access:${subscriptionId}:${kind}:` } } })
const statusNow = async () => (await db.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId } })).status

describe('three days before the end', () => {
  test('at 10 in the morning the mentee is told when it ends and how to go on', async () => {
    expect(await jobTime(app, `access-warning:${subscriptionId}`)).toEqual(WARNING)
    clock.set(new Date(WARNING.getTime() - 1000))
    await run()
    expect(await news('ending')).toEqual([])
    clock.set(WARNING)
    await run()
    const [mail, ...more] = await news('ending')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      toAddress: mentee.email,
      subject: 'Your Advanced package with Asha Rao ends on Thu 24 Dec',
    })
    expect(mail!.text).toContain('end at 11:59 pm IST on Thu 24 Dec.')
    expect(mail!.text).toContain(`/booking/${mentor.id}?package=advanced`)
    expect(mail!.text).toContain('Sessions left: 3')
    // With sessions left, the first act is to book one.
    const link = `/booking/${mentor.id}?confirmed=${bookingId}`
    expect(await heard('ending')).toMatchObject([{ userType: 'mentee', userId: mentee.id, type: 'booking', link }])
  })

  test('no sessions are said to be left once the payment was returned', async () => {
    const { payment } = await db.planSubscription.findUniqueOrThrow({
      where: { id: subscriptionId },
      select: { payment: true },
    })
    await db.payment.update({ where: { id: payment!.id }, data: { refundedAmount: payment!.amount } })
    clock.set(WARNING)
    await run()
    expect((await news('ending'))[0]!.text).not.toContain('Sessions left')
    expect(await heard('ending')).toMatchObject([{ link: `/booking/${mentor.id}?package=advanced` }])
  })

  test('without its mentor it is said that the package can be cancelled until then', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
    clock.set(WARNING)
    await run()
    const said =
      'Asha Rao is no longer on Plumbline. You can cancel the package until 11:59 pm IST on Thu 24 Dec and get back anything that is left of its payment.'
    expect((await news('ending'))[0]!.text).toContain(said)
    expect((await news('ending'))[0]!.text).not.toContain('Sessions left')
    expect(await heard('ending')).toMatchObject([{ message: said }])
  })

  test('without its mentor, and with its payment returned, no money is said to be left', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
    const { payment } = await db.planSubscription.findUniqueOrThrow({
      where: { id: subscriptionId },
      select: { payment: true },
    })
    await db.payment.update({ where: { id: payment!.id }, data: { refundedAmount: payment!.amount } })
    clock.set(WARNING)
    await run()
    const said = 'Asha Rao is no longer on Plumbline. The payment for this package was returned or is on its way back.'
    expect((await news('ending'))[0]!.text).toContain(said)
    expect(await heard('ending')).toMatchObject([{ message: said }])
  })

  test('without its mentor no open chat is promised beside the next plan, and each can be cancelled', async () => {
    const next = { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' } as const
    clock.set(new Date(WARNING.getTime() - 60_000))
    const { bookingId: nextId } = await bookPlan(tested, next)
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
    clock.set(WARNING)
    await run()
    const told = () => db.notification.findMany({ where: { dedupeKey: { startsWith: `access:${subscriptionId}:` } } })
    const [continues] = await told()
    expect(continues!.message).toContain('You can cancel each package until it ends and get back anything that is left')
    clock.set(END)
    await run()
    const links = (await told()).map(({ link }) => link)
    expect(links.slice(1)).toEqual(Array(2).fill(`/booking/${mentor.id}?confirmed=${nextId}`))
    const messages = (await told()).map(({ message }) => message)
    expect(messages).toHaveLength(3)
    expect(messages.join()).not.toContain('chat')
    expect(messages.join()).toContain('You can cancel the package until 11:59 pm IST on Sat 23 Jan and get back')
  })

  test('a mentor who takes nobody now is not offered', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    clock.set(WARNING)
    await run()
    const [mail] = await news('ending')
    expect(mail!.text).toContain('not taking bookings right now')
    expect(mail!.text).not.toContain('?package=advanced')
  })

  test.each(['cancelled', 'expired'] as const)('nothing for a plan that is %s', async (status) => {
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { status } })
    clock.set(WARNING)
    await run()
    expect(await news('ending')).toEqual([])
  })

  test('twenty at once warn once; a lost job is found by the sweep, once', async () => {
    await loseJobs(app)
    clock.set(new Date(WARNING.getTime() + 5 * 60_000))
    await handlers.sweep()
    await run()
    await handlers.sweep()
    await run()
    await Promise.all(Array.from({ length: 20 }, () => warnOfAccessEnd(app, { subscriptionId })))
    expect(await news('ending')).toHaveLength(1)
    expect(await heard('ending')).toHaveLength(1)
  })
})

describe('at midnight of the end date', () => {
  test('the plan expires, and both sides hear of it once under twenty runs at once', async () => {
    expect(await jobTime(app, `access-end:${subscriptionId}`)).toEqual(END)
    clock.set(new Date(END.getTime() - 1))
    await endAccess(app, { subscriptionId })
    expect(await statusNow()).toBe('active')
    clock.set(END)
    await Promise.all(Array.from({ length: 20 }, () => endAccess(app, { subscriptionId })))
    expect(await statusNow()).toBe('expired')
    expect((await news('ended')).map(({ toAddress }) => toAddress)).toEqual([mentee.email, mentor.email])
    expect((await news('ended'))[0]!.text).toContain('ended on Thu 24 Dec.')
    expect((await heard('ended')).map(({ userType }) => userType).toSorted()).toEqual(['mentee', 'mentor'])
  })

  test('a cancelled plan stays cancelled, and nobody is told', async () => {
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { status: 'cancelled' } })
    clock.set(END)
    await run()
    await handlers.sweep()
    await run()
    expect(await statusNow()).toBe('cancelled')
    expect(await news('ended')).toEqual([])
  })

  test('a lost job is found by the sweep; an end long past is only written down', async () => {
    await loseJobs(app)
    clock.set(new Date(END.getTime() + 5 * 60_000))
    await handlers.sweep()
    await run()
    expect(await statusNow()).toBe('expired')
    expect(await news('ended')).toHaveLength(2)
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { status: 'active' } })
    await db.email.deleteMany({ where: { dedupeKey: { startsWith: 'access:' } } })
    clock.set(istInstant('2027-01-25', '00:00'))
    await handlers.sweep()
    await run()
    expect(await statusNow()).toBe('expired')
    expect(await news('ended')).toEqual([])
  })

  test('the next plan with the same mentor can be bought at once, and is left alone', async () => {
    clock.set(END)
    await run()
    const order = {
      mentorId: mentor.id,
      packageType: 'advanced',
      startDate: '2026-12-25',
      agenda: 'More of the same.',
    } as const
    await createBookingOrder(app, mentee.id, order)
    const next = await bookPlan(tested, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
    await handlers.sweep()
    await run()
    expect((await db.planSubscription.findUniqueOrThrow({ where: { id: next.subscriptionId } })).status).toBe('active')
  })
})
