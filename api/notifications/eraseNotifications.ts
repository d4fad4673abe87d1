import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

interface Erased {
  type: UserType
  id: number
  name: string
  /** What stands in the place of the name, e.g. `Former mentee`. */
  formerly: string
  /** The people they have had to do with, whose notifications may speak of them. */
  counterparts: { type: UserType; ids: readonly number[] }
}

/** Removes a person's notifications, and their name from those of others. */
export async function eraseNotifications(
  tx: Transaction,
  { type, id, name, formerly, counterparts }: Erased,
): Promise<void> {
  await tx.notification.deleteMany({ where: { userType: type, userId: id } })
  if (counterparts.ids.length === 0) return
  // As a word of its own: Ravi is not in Ravindra.
  const word = `(?<![[:alnum:]])${name.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')}(?![[:alnum:]])`
  await tx.$executeRaw`
    UPDATE notifications SET title = regexp_replace(title, ${word}, ${formerly}, 'g'),
      message = regexp_replace(message, ${word}, ${formerly}, 'g')
    WHERE user_type = ${counterparts.type}::user_type AND user_id = ANY(${[...counterparts.ids]}::int[])
      AND (strpos(title, ${name}) > 0 OR strpos(message, ${name}) > 0)`
}
