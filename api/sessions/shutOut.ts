import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { endAllSessions } from './sessions.ts'

/**
 * Ends all sessions of an account, and links with which others may still read or come in. Answers how many sessions ended, and one
 * sentence for the owner about each link.
 */
export async function shutOut(
  tx: Transaction,
  { parts }: Pick<App, 'parts'>,
  person: AccountRef,
): Promise<{ ended: number; links: string[] }> {
  const ended = await endAllSessions(tx, person)
  const links: string[] = []
  for (const part of parts.people) links.push(...((await part.shutOut?.(tx, person)) ?? []))
  return { ended, links }
}
