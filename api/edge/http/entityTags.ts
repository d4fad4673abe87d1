/** Files, and their entity tags: a browser that already has a file is told so, and the file is not sent again. */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export const tagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the asker holds what this tag names. */
export const holds = ({ headers }: Pick<IncomingMessage, 'headers'>, tag: string): boolean =>
  headers['if-none-match']?.split(/,\s*/).some((given) => [tag, '*'].includes(given.trim().replace(/^W\//, ''))) ??
  false

/** Sends what the browser saves under this name. */
export const sendFile = (reply: FastifyReply, name: string, type: string, content: string | Buffer | Readable) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)

export const CALENDAR = 'text/calendar; charset=utf-8'
