/** What one person's open pages hear is answered one after the other: an event may come to sixty of them at once. */
import type { Member } from '../graphql/identity.ts'

/** What was begun last for each; it never fails. */
const last = new Map<string, Promise<unknown>>()

export function inPersonsTurn<T>(person: Member | null, work: () => Promise<T>): Promise<T> {
  if (!person) return work()
  const key = `${person.type}:${person.id}`
  const done = (last.get(key) ?? Promise.resolve()).then(work)
  const over = done
    .catch(() => {})
    .finally(() => {
      if (last.get(key) === over) last.delete(key)
    })
  last.set(key, over)
  return done
}
