/** CSV files, sent row by row as they are read. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { BYTE_ORDER_MARK, csvLines, type CsvCell } from '../rules/text/csv.ts'
import { NotSignedInError, RateLimitedError } from '../rules/userErrors.ts'

const WAIT_SECONDS = 10

interface CsvFile {
  /** Who gets one file at a time. */
  asker: string
  /** Of the file, without its extension. */
  name: string
  head: readonly string[]
  /** What is done before the first row. */
  begin?: () => Promise<unknown>
  /** All rows, some at a time; ends early when nobody reads it. */
  batches(): AsyncIterable<readonly (readonly CsvCell[])[]>
  /** Whether the one who asked is still signed in. */
  isTheirs(): Promise<boolean>
}

/** Sends files, one at a time for each who asks. Throws RateLimitedError. */
export function csvFiles() {
  const busy = new Set<string>()
  return {
    async send(reply: FastifyReply, file: CsvFile): Promise<FastifyReply> {
      const { asker, name } = file
      if (busy.has(asker))
        throw new RateLimitedError(WAIT_SECONDS, 'Another export is under way. Try again when it is finished.')
      busy.add(asker)
      try {
        await file.begin?.()
      } catch (error) {
        busy.delete(asker)
        throw error
      }
      const content = Readable.from(pieces(file))
      // Also when the reader has gone: then it is read no further.
      content.once('close', () => busy.delete(asker))
      return reply
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .header('x-content-type-options', 'nosniff')
        .type('text/csv; charset=utf-8')
        .send(content)
    },
  }
}

/** Ends with an error once the session has ended: a file that is cut looks like one. */
async function* pieces({ head, batches, isTheirs }: CsvFile): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([head])}`
  for await (const rows of batches()) {
    if (!(await isTheirs())) throw new NotSignedInError()
    yield csvLines(rows)
  }
}
