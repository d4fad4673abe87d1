/** The one live channel a person has: what happened to something of theirs, on every device and every node. */
import type { Database, Transaction } from '../database/client.ts'
import { publish } from '../database/pubsub.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** Ids are unique within a kind of account only. */
export interface Person {
  type: UserType
  id: number
}

/**
 * What happened: to what, by the word that its feature has for it, what, and the number of its row. No more than
 * that: whoever hears it reads the row, as themselves and as it is by then.
 */
export interface Happening {
  what: string
  change: 'created' | 'changed' | 'read' | 'allRead' | 'deleted'
  id: number
}

export const personTopic = ({ type, id }: Person): string => `person:${type}:${id}`

/** Tells a person with the transaction of the cause: heard on its commit, never after a rollback. */
export function tell(tx: Transaction | Database, person: Person, { what, change, id }: Happening): Promise<void> {
  return publish(tx, personTopic(person), { what, change, id })
}
