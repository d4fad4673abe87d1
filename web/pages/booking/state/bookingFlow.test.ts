import { describe, expect, it } from 'vitest'
import { bookingFlow, startFlow } from './bookingFlow.ts'
import { liveHold, slotOnHold, slotToHold } from './holdFlow.ts'
import type { BookingEvent, BookingFlow, Hold } from './bookingState.ts'

const A = '2026-11-28T05:00:00.000Z'
const B = '2026-11-28T05:45:00.000Z'
const nothing = { startsAt: null, startDate: null, hold: null, paidOrderId: null, bookedId: null, agenda: '' }
const hold = (startsAt: string | null, more: Partial<Hold> = {}): Hold => ({
  bookingId: 7,
  packageType: 'starter',
  startsAt,
  startDate: null,
  expiresAt: '2026-11-21T08:15:00.000Z',
  orderId: null,
  ...more,
})
const after = (flow: BookingFlow, ...events: BookingEvent[]) => events.reduce(bookingFlow, flow)
const heldA = after(
  startFlow(nothing),
  { type: 'slotChosen', startsAt: A },
  { type: 'holdAsked', startsAt: A },
  { type: 'held', hold: hold(A) },
)
const openA = after(
  heldA,
  { type: 'orderAsked' },
  { type: 'orderOpened', orderId: 'order_1', hold: hold(A, { orderId: 'order_1' }) },
)

describe('what the tab remembers', () => {
  const NOTHING = { type: 'remembered', paidOrderId: null, agenda: '' } as const

  it('comes after what the server has drawn: the text goes before the one kept with the hold', () => {
    const drawn = startFlow({ ...nothing, agenda: 'kept with the hold' })
    expect(after(drawn, NOTHING)).toBe(drawn)
    expect(after(drawn, { ...NOTHING, agenda: 'typed' })).toEqual(startFlow({ ...nothing, agenda: 'typed' }))
  })

  it('may be a payment, which is checked whatever else is there', () => {
    const paid = { ...NOTHING, paidOrderId: 'order_1' }
    for (const start of [{ hold: hold(A, { orderId: 'order_2' }) }, { bookedId: 41 }])
      expect(after(startFlow({ ...nothing, ...start }), paid)).toEqual(
        startFlow({ ...nothing, ...start, paidOrderId: 'order_1' }),
      )
  })
})

describe('choosing and holding', () => {
  it('asks for the chosen slot, once', () => {
    const flow = after(startFlow(nothing), { type: 'slotChosen', startsAt: A })
    expect(slotToHold(flow)).toBe(A)
    expect(slotToHold(after(flow, { type: 'holdAsked', startsAt: A }))).toBeNull()
    expect(slotToHold(heldA)).toBeNull()
  })

  it('moves the hold to the slot chosen last, however fast', () => {
    const moving = after(heldA, { type: 'slotChosen', startsAt: B })
    expect(slotToHold(moving)).toBe(B)
    const taking = after(moving, { type: 'holdAsked', startsAt: B }, { type: 'slotChosen', startsAt: A })
    expect(slotToHold(taking)).toBeNull()
    expect(slotToHold(after(taking, { type: 'held', hold: hold(B) }))).toBe(A)
  })

  it('falls back to the hold that is still there when the new slot is taken', () => {
    const flow = after(
      heldA,
      { type: 'slotChosen', startsAt: B },
      { type: 'holdAsked', startsAt: B },
      { type: 'holdRefused', startsAt: B, message: 'gone' },
    )
    expect(flow).toMatchObject({ startsAt: A, trouble: { kind: 'taken', startsAt: B, message: 'gone' } })
    expect(liveHold(flow)?.startsAt).toBe(A)
    expect(slotToHold(flow)).toBeNull()
  })

  it('has nothing chosen after a refusal without an older hold', () => {
    const asked = after(startFlow({ ...nothing, startsAt: A }), { type: 'holdAsked', startsAt: A })
    const flow = after(asked, { type: 'holdRefused', startsAt: A, message: 'gone' })
    expect(flow).toMatchObject({ startsAt: null, holding: { kind: 'none' }, trouble: { kind: 'taken' } })
  })

  it('ignores the refusal of a slot that is no longer the chosen one', () => {
    const flow = after(
      startFlow({ ...nothing, startsAt: A }),
      { type: 'holdAsked', startsAt: A },
      { type: 'slotChosen', startsAt: B },
      { type: 'holdRefused', startsAt: A, message: 'gone' },
    )
    expect(flow).toMatchObject({ startsAt: B, trouble: null })
    expect(slotToHold(flow)).toBe(B)
  })

  it('does not ask again by itself after a lost connection, but when the slot is chosen again', () => {
    const flow = after(
      startFlow({ ...nothing, startsAt: A }),
      { type: 'holdAsked', startsAt: A },
      { type: 'holdFailed', message: 'offline' },
    )
    expect(slotToHold(flow)).toBeNull()
    expect(slotToHold(after(flow, { type: 'slotChosen', startsAt: A }))).toBe(A)
  })

  it('says that a hold has run out, and takes the choice back', () => {
    expect(after(heldA, { type: 'holdEnded' })).toMatchObject({
      startsAt: null,
      holding: { kind: 'none' },
      trouble: { kind: 'expired', startsAt: A },
    })
  })

  it('says that a hold was let go elsewhere, takes the choice back and asks for nothing by itself', () => {
    const flow = after(heldA, { type: 'agendaWritten', agenda: 'typed' }, { type: 'holdGone', bookingId: 7 })
    expect(flow).toMatchObject({ startsAt: null, agenda: 'typed', trouble: { kind: 'expired', startsAt: A } })
    expect(flow.trouble?.message).toContain('or gave this one up, elsewhere')
    expect([slotToHold(flow), slotOnHold(flow)]).toEqual([null, null])
    expect(slotToHold(after(flow, { type: 'slotChosen', startsAt: A }))).toBe(A)
  })

  it('believes no old news of a hold that was let go', () => {
    const again = after(heldA, { type: 'holdAsked', startsAt: A }, { type: 'held', hold: hold(A, { bookingId: 8 }) })
    expect(after(again, { type: 'holdGone', bookingId: 7 })).toBe(again)
  })

  it('asks again for the held slot when it is chosen again, once', () => {
    const again = after(heldA, { type: 'slotChosen', startsAt: A })
    expect([slotToHold(again), slotOnHold(again)]).toEqual([A, null])
    const asked = after(again, { type: 'holdAsked', startsAt: A })
    expect(slotToHold(asked)).toBeNull()
    expect(slotToHold(after(asked, { type: 'held', hold: hold(A, { bookingId: 8 }) }))).toBeNull()
  })

  it('lets an old hold run out unseen while another slot is being asked for', () => {
    const flow = after(
      heldA,
      { type: 'slotChosen', startsAt: B },
      { type: 'holdAsked', startsAt: B },
      { type: 'holdEnded' },
    )
    expect(flow).toMatchObject({ startsAt: B, trouble: null, holding: { kind: 'taking', previous: null } })
  })
})

describe('resuming', () => {
  it('takes up the live hold, unless the address asks for another slot', () => {
    expect(startFlow({ ...nothing, hold: hold(A) })).toMatchObject({ startsAt: A, holding: { kind: 'held' } })
    expect(slotToHold(startFlow({ ...nothing, startsAt: B, hold: hold(A) }))).toBe(B)
  })

  it('offers to retry an order that is open, and checks one that was paid', () => {
    const held = hold(A, { orderId: 'order_1' })
    expect(startFlow({ ...nothing, hold: held }).payment).toEqual({ kind: 'retry', dismissed: false, problem: null })
    expect(startFlow({ ...nothing, hold: held, paidOrderId: 'order_1' }).payment).toEqual({
      kind: 'checking',
      orderId: 'order_1',
    })
  })

  it('knows a slot that is booked already', () => {
    expect(startFlow({ ...nothing, startsAt: A, bookedId: 9 }).payment).toEqual({ kind: 'confirmed', bookingId: 9 })
  })
})

describe('paying', () => {
  it('opens the window on the order and keeps its hold', () => {
    expect(openA.payment).toEqual({ kind: 'open', orderId: 'order_1', problem: null })
    expect(liveHold(openA)?.orderId).toBe('order_1')
  })

  it('keeps the slot after the window was closed, and the last failure beside the retry', () => {
    const flow = after(openA, { type: 'tryFailed', description: 'Card declined' }, { type: 'windowClosed' })
    expect(flow.payment).toEqual({ kind: 'retry', dismissed: true, problem: 'Card declined' })
    expect(flow.startsAt).toBe(A)
    expect(after(flow, { type: 'orderAsked' }).payment).toEqual({ kind: 'ordering' })
  })

  it('does not show what failed before a try beside the retry of that try', () => {
    const away = after(heldA, { type: 'orderAsked' }, { type: 'orderRefused', message: 'away', gone: 'nothing' })
    expect(away.payment).toEqual({ kind: 'none', problem: 'away' })
    const opened: BookingEvent = { type: 'orderOpened', orderId: 'order_1', hold: hold(A, { orderId: 'order_1' }) }
    const closed = after(away, { type: 'orderAsked' }, opened, { type: 'windowClosed' })
    expect(closed.payment).toEqual({ kind: 'retry', dismissed: true, problem: null })
  })

  it.each<BookingEvent>([
    { type: 'windowFailed', message: 'offline' },
    { type: 'paid', orderId: 'order_1' },
    { type: 'paymentUnknown', orderId: 'order_1' },
    { type: 'paymentRefused', message: 'Wrong signature' },
    { type: 'tryFailed', description: 'Card declined' },
    { type: 'orderRefused', message: 'gone', gone: 'time' },
    { type: 'orderOpened', orderId: 'order_1', hold: hold(B) },
    { type: 'startedOver' },
    { type: 'held', hold: hold(B) },
    { type: 'holdFailed', message: 'offline' },
    { type: 'holdGone', bookingId: 6 },
  ])('ignores $type where it does not belong', (event) => {
    expect(bookingFlow(heldA, event)).toBe(heldA)
  })

  it('does not lose the slot of an open window to the news of an older order', () => {
    expect(after(openA, { type: 'slotLost' })).toBe(openA)
    expect(after(openA, { type: 'paid', orderId: 'order_0' })).toBe(openA)
  })

  it('leaves the window alone when the hold runs out under it, and tells afterwards', () => {
    const flow = after(openA, { type: 'holdEnded' })
    expect(flow.payment.kind).toBe('open')
    expect(after(flow, { type: 'windowClosed' })).toMatchObject({
      startsAt: null,
      trouble: { kind: 'expired', startsAt: A },
    })
  })

  it('is confirmed once, and nothing changes that', () => {
    const flow = after(openA, { type: 'paid', orderId: 'order_1' }, { type: 'confirmed', bookingId: 7 })
    expect(flow.payment).toEqual({ kind: 'confirmed', bookingId: 7 })
    expect(
      after(flow, { type: 'windowClosed' }, { type: 'paymentUnknown', orderId: 'order_1' }, { type: 'startedOver' }),
    ).toBe(flow)
  })

  it('opens no second order and moves no slot while a payment is being checked', () => {
    const flow = after(openA, { type: 'paid', orderId: 'order_1' }, { type: 'paymentUnknown', orderId: 'order_1' })
    const checking = { kind: 'checking', orderId: 'order_1' }
    expect(after(flow, { type: 'orderAsked' }).payment).toEqual(checking)
    expect(after(flow, { type: 'slotChosen', startsAt: B })).toMatchObject({ startsAt: A, payment: checking })
    expect(after(flow, { type: 'holdEnded' }).payment).toEqual(checking)
    expect(slotToHold(flow)).toBeNull()
  })

  it('shows a refused verification beside the retry', () => {
    const flow = after(
      openA,
      { type: 'paid', orderId: 'order_1' },
      { type: 'paymentRefused', message: 'Wrong signature' },
    )
    expect(flow).toMatchObject({
      startsAt: A,
      payment: { kind: 'retry', dismissed: false, problem: 'Wrong signature' },
    })
  })

  it('starts over after the slot was lost', () => {
    const lost = after(openA, { type: 'paid', orderId: 'order_1' }, { type: 'slotLost' })
    expect(lost).toMatchObject({ startsAt: null, payment: { kind: 'lost' } })
    expect(slotToHold(after(lost, { type: 'startedOver' }, { type: 'slotChosen', startsAt: B }))).toBe(B)
  })

  it('goes back to the time step when the order says that the time is gone', () => {
    const flow = after(heldA, { type: 'orderAsked' }, { type: 'orderRefused', message: 'gone', gone: 'time' })
    expect(flow).toMatchObject({
      startsAt: null,
      trouble: { kind: 'taken', startsAt: A },
      payment: { kind: 'none', problem: null },
    })
  })

  it('holds nothing, and asks for nothing, while the provider is away', () => {
    const flow = after(heldA, { type: 'orderAsked' }, { type: 'orderRefused', message: 'away', gone: 'hold' })
    expect(flow).toMatchObject({ startsAt: A, holding: { kind: 'off' }, payment: { kind: 'none', problem: 'away' } })
    expect(slotToHold(flow)).toBeNull()
    expect(after(flow, { type: 'orderAsked' }).payment.kind).toBe('ordering')
  })

  it('gives up a held slot for a plan, which never runs out', () => {
    const plan = hold(null, { packageType: 'advanced', startDate: '2026-12-01', orderId: 'order_2' })
    const flow = after(heldA, { type: 'orderAsked' }, { type: 'orderOpened', orderId: 'order_2', hold: plan })
    const closed = after(flow, { type: 'holdEnded' }, { type: 'windowClosed' })
    expect(closed).toMatchObject({ startsAt: null, trouble: null, payment: { kind: 'retry' } })
  })
})
