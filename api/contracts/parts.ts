import type { PersonalData } from './personalData.ts'
import type { PurchaseKind } from './purchase.ts'
import type { Database } from '../database/client.ts'
import type { Email } from '../generated/prisma/client.ts'

/** What the features bring, for those who use it without knowing them. Listed in features.ts. */
export interface Parts {
  /** Kinds of mail that may become untrue while they wait. */
  mails: readonly MailPart[]
  /** The features that keep the kinds of account first, then what depends on them: erased from the end. */
  people: readonly PersonalData[]
  purchases: readonly PurchaseKind[]
}

export interface MailPart {
  /** As `queueEmail` is given it. */
  kind: string
  /** Whether what it says still holds when its turn to be sent has come. */
  isStillTrue(db: Database, email: Email, now: Date): Promise<boolean>
}
