/** Tells mentors who has registered: one notification for all who came since the last one. */
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { DAY_MS, MINUTE_MS } from '../rules/time/time.ts'
import { WORKSHOPS_TAB } from './announceDecision.ts'

/** So long the first of them waits for others. */
const GATHER_MS = 10 * MINUTE_MS
/** Nobody registers once it has begun: what a server that was away has missed is made good this long. */
const MADE_UP_MS = 7 * DAY_MS
/** Workshops at a time: those left come with the next sweep. */
const WORKSHOPS = 100

type Deps = Pick<App, 'db' | 'clock' | 'log'>

/** A step of the sweep. */
export async function sweepRegistrationDigests(app: Deps): Promise<void> {
  const now = app.clock.now().getTime()
  const [since, until] = [new Date(now - MADE_UP_MS), new Date(now - GATHER_MS)]
  const due = await app.db.$queryRaw<{ id: number }[]>`
    SELECT w.id FROM workshops w
    WHERE w.starts_at > ${since} AND w.mentor_id IS NOT NULL AND w.cancelled_at IS NULL AND EXISTS (
      SELECT FROM workshop_registrations r WHERE r.workshop_id = w.id AND r.seat = 'registered'
        AND r.registered_at > coalesce(w.told_up_to, '-infinity') AND r.registered_at <= ${until})
    ORDER BY w.id LIMIT ${WORKSHOPS}`
  for (const { id } of due)
    try {
      await tellMentor(app, id)
    } catch (error) {
      app.log.error({ error, workshopId: id }, 'a mentor could not be told of new registrations yet')
    }
}

/** Two processes that come at once take turns: the second one finds nobody new. */
async function tellMentor({ db }: Deps, workshopId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM workshops WHERE id = ${workshopId} FOR UPDATE`
    const workshop = await tx.workshop.findUnique({ where: { id: workshopId } })
    if (!workshop || workshop.mentorId === null) return
    const { mentorId, title, registeredCount, maxParticipants, toldUpTo } = workshop
    const { _count: count, _max: newest } = await tx.workshopRegistration.aggregate({
      where: { workshopId, seat: 'registered', ...(toldUpTo && { registeredAt: { gt: toldUpTo } }) },
      _count: true,
      _max: { registeredAt: true },
    })
    if (count === 0 || newest.registeredAt === null) return
    await tx.workshop.update({ where: { id: workshopId }, data: { toldUpTo: newest.registeredAt } })
    const people = count === 1 ? '1 person' : `${count} people`
    await notify(tx, {
      dedupeKey: `workshop:${workshopId}:registered:${newest.registeredAt.getTime()}`,
      userType: 'mentor',
      userId: mentorId,
      about: null,
      type: 'workshop',
      title: count === 1 ? 'New registration' : 'New registrations',
      message: `${people} registered for ${title}. ${registeredCount} of ${maxParticipants} seats ${registeredCount === 1 ? 'is' : 'are'} taken.`,
      link: WORKSHOPS_TAB,
      data: { workshopId },
    })
  })
}
