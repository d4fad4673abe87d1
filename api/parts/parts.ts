import type { MailPart } from './mail.ts'
import type { PersonPart } from './person.ts'
import type { PurchaseKind } from './purchase.ts'

/** What the features bring, for those who use it without knowing them. Listed in features.ts. */
export interface Parts {
  /** Every kind of mail there is. */
  mails: readonly MailPart[]
  /** The features that keep the kinds of account first, then what depends on them: erased from the end. */
  people: readonly PersonPart[]
  /** What is paid for. */
  purchases: readonly PurchaseKind[]
}
