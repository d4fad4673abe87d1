/** What Plumbline keeps about a member, as one file of JSON that is written while it is read. */
import type { App } from '../app.ts'
import type { AccountRef } from '../contracts/personalData.ts'

const ABOUT =
  'Everything Plumbline keeps about you. Instants are ISO 8601 in UTC, dates without a time are days in India, amounts are rupees.'

/** All that is kept about the member, without secrets, in pieces of JSON, indented for reading. Throws NotSignedInError. */
export async function* myData(
  { db, clock, parts }: Pick<App, 'db' | 'clock' | 'parts'>,
  { type, id }: AccountRef,
): AsyncGenerator<string> {
  const now = clock.now()
  const head = { about: ABOUT, exportedAt: now, kindOfAccount: type }
  yield JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  for (const part of parts.people) {
    for (const [name, section] of Object.entries((await part.data?.(db, { type, id }, now)) ?? {})) {
      const before = `,\n  "${name}": `
      if (isInPages(section)) yield* list(before, section)
      else yield before + indented(JSON.stringify(section, null, 2), 2)
    }
  }
  yield '\n}'
}

const isInPages = (section: unknown): section is AsyncIterable<readonly object[]> =>
  typeof section === 'object' && section !== null && Symbol.asyncIterator in section

/** The pages as one list. */
async function* list(before: string, pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const rows of pages) {
    const lines = rows.map((row) => indented(`\n${JSON.stringify(row, null, 2)}`, 4))
    yield (isEmpty ? `${before}[` : ',') + lines.join(',')
    isEmpty = false
  }
  yield isEmpty ? `${before}[]` : '\n  ]'
}

/** JSON has line breaks only between its parts. */
const indented = (json: string, spaces: number): string => json.replaceAll('\n', `\n${' '.repeat(spaces)}`)
