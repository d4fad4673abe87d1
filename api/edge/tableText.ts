/** A table of any length as JSON, read no faster than it is sent. */
import { setTimeout as wait } from 'node:timers/promises'
import type { failureOf } from '../rest/failures.ts'
import type { Running } from '../rest/route.ts'
import { SECOND_MS } from '../rules/time/time.ts'

/** Runs the operation for one page. */
export type ReadPage = (
  variables: Record<string, unknown>,
) => Promise<{ data: unknown; failure: ReturnType<typeof failureOf> }>

/** The array, a page at a time from `first` on. Throws when a later page fails: the answer must not look whole then. */
export async function* tableText(
  running: Pick<Running, 'rows' | 'next'>,
  first: unknown,
  read: ReadPage,
): AsyncGenerator<string> {
  let data = first
  let isStarted = false
  yield '['
  for (let count = 1; ; count += 1) {
    const texts = running.rows(data, count).map((row) => JSON.stringify(row))
    if (texts.length > 0) yield `${isStarted ? ',' : ''}${texts.join(',')}`
    isStarted ||= texts.length > 0
    const variables = running.next(data, count)
    if (variables === null) break
    data = await readInTurn(variables, read)
  }
  yield ']'
}

/** What the network's read budget does not allow in this minute comes in the next. */
async function readInTurn(variables: Record<string, unknown>, read: ReadPage): Promise<unknown> {
  for (;;) {
    const { data, failure } = await read(variables)
    if (!failure) return data
    if (failure.retryAfter === undefined) throw new Error(`A table ended early with status ${failure.status}`)
    await wait(failure.retryAfter * SECOND_MS)
  }
}
