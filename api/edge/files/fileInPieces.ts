/** Files that are sent while they are read, so that neither a long one nor a slow reader fills the memory. */
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Log } from '../../log.ts'
import { NotSignedInError, RateLimitedError } from '../../rules/userErrors.ts'
import { sendFile } from '../http/entityTags.ts'
import { unreadRoom } from '../http/unreadAnswers.ts'

const WAIT_SECONDS = 10
/** Memory of one file that is being sent, in bytes: the pieces that are read ahead. */
const PIECES = 512 * 1024

interface FileInPieces {
  asker: string
  name: string
  type: string
  begin?: () => Promise<unknown>
  /** Ends early when nobody reads it. */
  pieces(): AsyncIterable<string>
  /** Asked before each piece: the session may end while the file is sent. */
  isTheirs(): Promise<boolean>
}

/** Sends files, one at a time for each who asks. Throws RateLimitedError and BusyError. */
export function pieceSender(log: Log) {
  const busy = new Set<string>()
  return async (reply: FastifyReply, file: FileInPieces): Promise<FastifyReply> => {
    const { asker, name, type } = file
    if (busy.has(asker))
      throw new RateLimitedError(WAIT_SECONDS, 'Another export is under way. Try again when it is finished.')
    unreadRoom.take(reply.request, reply, PIECES)
    busy.add(asker)
    try {
      await file.begin?.()
    } catch (error) {
      busy.delete(asker)
      throw error
    }
    const content = Readable.from(checked(file))
    // Also when the reader has gone: then it is read no further.
    content.once('close', () => busy.delete(asker))
    content.once('error', (error) => {
      if (!(error instanceof NotSignedInError)) log.error({ file: name, error }, 'A file could not be sent to its end')
    })
    return sendFile(reply, name, type, content)
  }
}

/** Ends with an error once the session has ended: a file that is cut looks like one. */
async function* checked({ pieces, isTheirs }: FileInPieces): AsyncGenerator<string> {
  for await (const piece of pieces()) {
    if (!(await isTheirs())) throw new NotSignedInError()
    yield piece
  }
}
