import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'

/** Requests by status, in one query; 0 where there are none. */
export async function countRequests(
  db: App['db'],
  where: Prisma.MentorshipRequestWhereInput,
): Promise<Record<RequestStatus, number>> {
  const rows = await db.mentorshipRequest.groupBy({ by: ['status'], where, _count: true })
  const counts = { pending: 0, approved: 0, rejected: 0, withdrawn: 0 }
  for (const { status, _count } of rows) counts[status] = _count
  return counts
}
