import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorId } from '../graphql/identity.ts'
import { addJob } from '../jobs/enqueue.ts'
import { MINUTE_MS } from '../rules/time/time.ts'
import { formatWhenFull } from '../rules/text/format.ts'
import type { WorkshopAttendance } from '../rules/workshops/attendanceInput.ts'
import { NotFoundError, UserError } from '../rules/userErrors.ts'

/** A slip of the finger is taken back before anybody is written to. */
export const CERTIFICATE_DELAY_MS = 10 * MINUTE_MS

/** The workshop has not started. */
export class AttendanceTooEarlyError extends UserError {
  override readonly name = 'AttendanceTooEarlyError'
  static override readonly status = 409

  constructor(startsAt: Date) {
    super(`You can mark attendance once the workshop has started, on ${formatWhenFull(startsAt)}.`)
  }
}

/**
 * The workshop's mentor says who was there; marking again changes nothing. The first mark gives a registration the code of
 * its certificate. Answers the registrations that were named. Throws NotFoundError, also for a registration of another
 * workshop or one that is over, AttendanceTooEarlyError.
 */
export async function markAttendance(
  app: Pick<App, 'db' | 'clock'>,
  mentorId: MentorId,
  { workshopId, marks }: WorkshopAttendance,
): Promise<number[]> {
  return await inTransaction(app.db, async (tx) => {
    const workshop = await tx.workshop.findFirst({ where: { id: workshopId, mentorId } })
    if (!workshop) throw new NotFoundError('Workshop not found')
    const now = app.clock.now()
    if (workshop.startsAt > now) throw new AttendanceTooEarlyError(workshop.startsAt)
    // The last word on a person counts.
    const last = new Map(marks.map(({ registrationId, hasAttended }) => [registrationId, hasAttended]))
    const ids = [...last.keys()]
    const named = await tx.$queryRaw<unknown[]>`SELECT id FROM workshop_registrations
      WHERE workshop_id = ${workshopId} AND seat = 'registered' AND id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
    if (named.length < ids.length) throw new NotFoundError('Registration not found')
    const there = ids.filter((id) => last.get(id))
    await mark(tx, there, now)
    await tx.workshopRegistration.updateMany({
      where: { id: { in: ids.filter((id) => !last.get(id)) } },
      data: { attendedAt: null },
    })
    return ids
  })
}

async function mark(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  const marked = await tx.$queryRaw<{ id: number }[]>`
    UPDATE workshop_registrations SET attended_at = ${now},
      certificate_code = coalesce(certificate_code, replace(gen_random_uuid()::text, '-', ''))
    WHERE id = ANY(${ids}::int[]) AND attended_at IS NULL RETURNING id`
  for (const { id } of marked) await addCertificateJob(tx, id, new Date(now.getTime() + CERTIFICATE_DELAY_MS))
}

/** Has the certificate mailed, at once or at `runAt`. */
export const addCertificateJob = (tx: Transaction, registrationId: number, runAt?: Date) =>
  addJob(tx, 'sendCertificate', { registrationId }, { key: `certificate:${registrationId}`, ...(runAt && { runAt }) })
