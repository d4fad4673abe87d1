import type { Transaction } from '../database/client.ts'
import { escapeHtml } from './escapeHtml.ts'
import { plainLine } from './plainText.ts'

interface Erased {
  email: string
  name: string
  /** What stands in the place of the name, e.g. `Former mentee`. */
  formerly: string
  /** Addresses of the people they have had to do with, whose mails may speak of them. */
  counterparts: readonly string[]
  /** Another account has the address: what was mailed there is still somebody's. */
  isUsed: boolean
}

/**
 * Takes a person out of the outbox once their account is gone. Their own mails are dropped while they wait and emptied
 * once they were sent, unless another account has the same address: then they are still somebody's. Mails to others
 * that speak of them are emptied too; one that still waits goes out without the name.
 */
export async function eraseMails(
  tx: Transaction,
  { email, name: written, formerly, counterparts, isUsed }: Erased,
): Promise<void> {
  // As mails have it.
  const name = plainLine(written)
  if (!isUsed) {
    await tx.$executeRaw`
      DELETE FROM emails WHERE lower(to_address) = lower(${email}) AND status IN ('queued', 'failed')`
    await tx.$executeRaw`
      UPDATE emails SET to_address = '', subject = '', html = '', text = '', ics = NULL
      WHERE lower(to_address) = lower(${email})`
  }
  if (counterparts.length === 0) return
  await tx.$executeRaw`
    UPDATE emails SET subject = '', html = '', text = '', ics = NULL
    WHERE to_address = ANY(${[...counterparts]}) AND status NOT IN ('queued', 'failed')
      AND (strpos(text, ${name}) > 0 OR strpos(subject, ${name}) > 0 OR strpos(coalesce(ics, ''), ${name}) > 0)`
  await tx.$executeRaw`
    UPDATE emails SET subject = replace(subject, ${name}, ${formerly}), text = replace(text, ${name}, ${formerly}),
      html = replace(html, ${escapeHtml(name)}, ${formerly}), ics = replace(ics, ${name}, ${formerly})
    WHERE to_address = ANY(${[...counterparts]}) AND status IN ('queued', 'failed') AND strpos(text, ${name}) > 0`
}
