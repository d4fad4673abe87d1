/** A few of what one person's open pages hear are answered at a time: an event may come to sixty of them at once. */
import pLimit, { type LimitFunction } from 'p-limit'
import type { Member } from '../graphql/identity.ts'

/** Those of a few devices are answered together, so that they share what is read for one event. */
export const AT_ONCE = 8

const limits = new Map<string, LimitFunction>()

export async function inPersonsTurn<T>(person: Member | null, work: () => Promise<T>): Promise<T> {
  if (!person) return await work()
  const key = `${person.type}:${person.id}`
  const limit = limits.get(key) ?? pLimit(AT_ONCE)
  limits.set(key, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(key)
  }
}
