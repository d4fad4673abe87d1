/** Express and Prisma open an order with the checks of the product: who asks, limit, mentor, offer, overlap, one hold, price. */
import type { Express } from 'express'
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../api/accounts/tokens.ts'
import type { Database, Transaction } from '../../api/database/client.ts'
import { packageAmount, splitFee } from '../../api/rules/money/money.ts'
import { offeredSlots } from '../../api/rules/time/slots.ts'
import { slotText } from '../../api/rules/time/slotText.ts'
import { istDate, istInstant, addDays, fromDateOnly } from '../../api/rules/time/time.ts'

const MINUTE_MS = 60_000
const HOLD_MS = 15 * MINUTE_MS
const FEE_PERCENT = 20
const ORDERS_AN_HOUR = 60

interface Wanted {
  menteeId: number
  mentorId: number
  startsAt: Date
  agenda: string
  amount: number
}

export function orderRoutes(app: Express, db: Database): void {
  app.post('/orders', async (request, response) => {
    const menteeId = await menteeOf(db, /session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
    if (menteeId === null) return void response.status(401).json({ message: 'Log in first' })
    await limit(db, `order:${menteeId}`)
    const body = request.body as { mentorId: number; startsAt: string; agenda: string }
    const { mentorId, agenda } = body
    if (typeof agenda !== 'string' || agenda.trim().length < 10)
      return void response.status(400).json({ path: 'agenda' })
    const mentor = await db.mentor.findFirst({
      where: { id: mentorId, status: 'accepted', isActive: true },
      select: { starterPackageRate: true, available: true },
    })
    if (!mentor?.available) return void response.status(404).json({ message: 'Mentor not found' })
    const amount = packageAmount('starter', mentor.starterPackageRate)
    const wanted = { menteeId, mentorId, startsAt: new Date(body.startsAt), agenda, amount }
    const order = await db.$transaction((tx) => holdAndOrder(tx, wanted))
    if (!order) return void response.status(409).json({ message: 'This time is not offered' })
    const opened = await fetch(`${process.env['PROVIDER_URL']}/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('rzp_live_bench:secret')}` },
      body: JSON.stringify({ amount, currency: 'INR', receipt: order.receipt }),
    })
    const { id } = (await opened.json()) as { id: string }
    await db.$transaction([
      db.$executeRaw`SELECT set_config('plumbline.actor', ${`mentee:${menteeId}`}, true)`,
      db.paymentOrder.updateMany({ where: { id: order.id, providerOrderId: null }, data: { providerOrderId: id } }),
      db.booking.updateMany({ where: { id: order.purchaseId, orderId: null }, data: { orderId: id } }),
    ])
    response.json({ orderId: id, amount, currency: order.currency })
  })
}

async function menteeOf(db: Database, token: string): Promise<number | null> {
  const session = await db.session.findFirst({
    where: { tokenHash: hashToken(token), userType: 'mentee', expiresAt: { gt: new Date() } },
    select: { userId: true },
  })
  return session?.userId ?? null
}

async function limit(db: Database, key: string): Promise<void> {
  const row = await db.rateLimit.upsert({
    where: { key },
    create: { key, count: 1, resetAt: new Date(Date.now() + 60 * MINUTE_MS) },
    update: { count: { increment: 1 } },
  })
  if (row.count > ORDERS_AN_HOUR) throw new Error('Too many orders')
}

async function holdAndOrder(tx: Transaction, { menteeId, mentorId, startsAt, agenda, amount }: Wanted) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(1, ${menteeId}::int), pg_advisory_xact_lock(2, ${mentorId}::int), set_config('plumbline.actor', ${`mentee:${menteeId}`}, true)`
  const now = new Date()
  const mentee = await tx.mentee.findUnique({ where: { id: menteeId }, select: { isActive: true } })
  if (!mentee?.isActive) return null
  const over = { status: 'expired', heldFrom: null } as const
  await tx.booking.updateMany({
    where: { status: 'pending', holdExpiresAt: { lte: now }, OR: [{ mentorId }, { menteeId }] },
    data: over,
  })
  await tx.booking.updateMany({ where: { menteeId, status: 'pending' }, data: over })
  const day = istDate(startsAt)
  const windows = await tx.mentorAvailability.findMany({ where: { mentorId, isActive: true } })
  const daysOff = await tx.availabilityException.findMany({ where: { mentorId, endDate: { gte: new Date(day) } } })
  const off = daysOff.map(({ startDate, endDate }) => ({
    startsAt: istInstant(fromDateOnly(startDate), '00:00'),
    endsAt: istInstant(addDays(fromDateOnly(endDate), 1), '00:00'),
  }))
  const slots = offeredSlots({ windows, busy: [], off, now, from: day, to: day })
  const slot = slots.find((one) => one.startsAt.getTime() === startsAt.getTime())
  if (!slot) return null
  const booking = await tx.booking.create({
    data: {
      mentorId,
      menteeId,
      agenda,
      sessionTypeId: 1,
      duration: 45,
      selectedTimeSlot: slotText(slot),
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      holdExpiresAt: new Date(now.getTime() + HOLD_MS),
    },
    select: { id: true },
  })
  return await tx.paymentOrder.create({
    data: {
      kind: 'booking',
      purchaseId: booking.id,
      bookingId: booking.id,
      menteeId,
      amount,
      ...splitFee(amount, FEE_PERCENT),
      receipt: `booking_${booking.id}_${randomBytes(8).toString('hex')}`,
      nextCheckAt: new Date(now.getTime() + MINUTE_MS),
    },
  })
}
