/** The one live channel a person has: what happened to something of theirs, on every device and every node. */
import type { Database, Transaction } from '../database/client.ts'
import { publish, published } from '../database/pubsub.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/**
 * What happened: to what, by the word that its feature has for it, what, and the number of its row. No more than
 * that: whoever hears it reads the row, as themselves and as it is by then.
 */
export interface Happening {
  what: string
  change: 'created' | 'changed' | 'read' | 'allRead' | 'deleted'
  id: number
  /** Number of the row that it belongs to, for what is told of without being read. */
  of?: number
}

export const personTopic = ({ type, id }: AccountRef): string => `person:${type}:${id}`

/** Tells a person with the transaction of the cause: heard on its commit, never after a rollback. */
export function tell(tx: Transaction | Database, person: AccountRef, { what, change, id, of }: Happening): Promise<void> {
  return publish(tx, personTopic(person), { what, change, id, ...(of !== undefined && { of }) })
}

/** The same as an expression of a statement that finds person and row itself. */
export function told(
  person: { type: UserType; id: Prisma.Sql },
  { what, change, id, of }: Pick<Happening, 'what' | 'change'> & { id: Prisma.Sql; of?: Prisma.Sql },
): Prisma.Sql {
  const belongs = of ? Prisma.sql`, 'of', ${of}` : Prisma.empty
  return published(
    Prisma.sql`concat('person:', ${person.type}::text, ':', ${person.id})`,
    Prisma.sql`json_build_object('what', ${what}::text, 'change', ${change}::text, 'id', ${id}${belongs})`,
  )
}
