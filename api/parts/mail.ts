/** What a feature knows of the mails that it queues. */
import type { Database } from '../database/client.ts'
import type { Email } from '../generated/prisma/client.ts'

export interface MailPart {
  /** Stands in `emails.kind`; one feature brings each. */
  kind: string
  /** Whether what it says still holds when its turn to be sent has come; without it, it always does. */
  isStillTrue?(db: Database, email: Email, now: Date): Promise<boolean>
}
