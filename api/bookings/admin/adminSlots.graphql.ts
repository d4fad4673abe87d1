/** Times to which administrators can move a session. */
import type { App } from '../../app.ts'
import { builder } from '../../graphql/builder.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { calendarsOf } from '../../availability/calendars.ts'
import { checkRange, slotsExpected, LISTED } from '../../availability/freeSlots.ts'
import { SlotType } from '../../availability/availability.graphql.ts'
import { isWithinPlan } from '../../rules/bookings/plans.ts'
import { offeredSlots, type Slot } from '../../rules/time/slots.ts'
import { fromDateOnly, type IstDate } from '../../rules/time/time.ts'

/** Slots that the mentor of a session offers, also while Busy, and that are free for its mentee; none for a package. */
async function adminSlots(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { bookingId, from, to }: { bookingId: number; from: IstDate; to: IstDate },
): Promise<Slot[]> {
  checkRange(from, to)
  const booking = await db.booking.findFirst({
    where: { id: bookingId, startsAt: { not: null }, mentor: { is: LISTED } },
    include: { subscription: { select: { startDate: true, endDate: true } } },
  })
  if (!booking?.mentorId || booking.menteeId === null) return []
  const { mentorId, menteeId, subscription } = booking
  const calendar = (await calendarsOf({ db, clock }, [mentorId], { forMenteeId: menteeId })).get(mentorId)
  if (!calendar) return []
  const now = clock.now()
  const theirs = await db.booking.findMany({
    where: { menteeId, id: { not: bookingId }, status: 'confirmed', endsAt: { gt: now } },
    select: { startsAt: true, endsAt: true },
  })
  const isOther = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() !== booking.startsAt?.getTime()
  const busy = [
    ...calendar.busy.filter(isOther),
    ...theirs.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : [])),
  ]
  const dates = subscription && {
    startDate: fromDateOnly(subscription.startDate),
    endDate: fromDateOnly(subscription.endDate),
  }
  const slots = offeredSlots({ ...calendar, busy, now, from, to }).filter(isOther)
  return dates ? slots.filter((slot) => isWithinPlan(slot, dates)) : slots
}

builder.queryField('adminSlots', (t) =>
  t.field({
    type: [SlotType],
    authScopes: { admin: true },
    description:
      'Times to which a session can be moved: its mentor offers them, and both are free. A range beyond 31 days is refused. Administrators only.',
    args: {
      bookingId: t.arg.int({ description: 'Numeric id of the session.' }),
      from: t.arg({ type: 'Date', description: 'First day, IST.' }),
      to: t.arg({ type: 'Date', description: 'Last day, IST, itself included.' }),
    },
    cost: { items: slotsExpected, work: 20 },
    resolve: (_root, { bookingId, ...days }, context) => adminSlots(context, { ...days, bookingId: nodeId(bookingId) }),
  }),
)
