import { publish } from '../database/pubsub.ts'
import type { Transaction } from '../database/client.ts'

/** Topic on which one of the two parties hears of their requests. */
export const requestTopic = (party: 'mentor' | 'mentee', id: number) => `requests:${party}:${id}`

/** Tells both parties of a request, on the commit of `tx`. */
export async function publishRequest(
  tx: Transaction,
  { id, mentorId, menteeId }: { id: number; mentorId: number; menteeId: number },
): Promise<void> {
  await publish(tx, requestTopic('mentor', mentorId), { requestId: id })
  await publish(tx, requestTopic('mentee', menteeId), { requestId: id })
}
