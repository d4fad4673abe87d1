/** Entity tags: whoever holds what would be sent again is told so instead. */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the asker holds what this tag names. */
export const holds = ({ headers }: Pick<IncomingMessage, 'headers'>, tag: string): boolean =>
  headers['if-none-match']?.split(/,\s*/).some((given) => [tag, '*'].includes(given.trim().replace(/^W\//, ''))) ??
  false
