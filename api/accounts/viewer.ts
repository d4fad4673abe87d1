import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** The signed-in member's account, of whichever kind. */
export interface Viewer {
  type: UserType
  /** Numeric, within its kind. */
  id: number
  name: string
  email: string
  termsAccepted: boolean
  /** Null until a link that was mailed to the address has been opened. */
  emailConfirmedAt: Date | null
}

const COLUMNS = { id: true, name: true, email: true, termsAccepted: true, emailConfirmedAt: true } as const

/** The account of a member; null when it is gone. */
export async function loadViewer(
  { db }: { db: Transaction | App['db'] },
  { type, id }: { type: UserType; id: number },
): Promise<Viewer | null> {
  const query = { where: { id }, select: COLUMNS }
  const row = await {
    mentor: () => db.mentor.findUnique(query),
    mentee: () => db.mentee.findUnique(query),
    community: () => db.communityMember.findUnique(query),
  }[type]()
  return row && { type, ...row }
}
