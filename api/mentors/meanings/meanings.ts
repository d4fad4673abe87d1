/** The table of meanings as administrators change it: answers follow at once, as its triggers tell every node. */
import type { App } from '../../app.ts'
import { changed, record, type Auditor } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { NewMeaning } from '../../rules/inputs/searchMeaning.ts'
import { NotFoundError, ValidationError } from '../../rules/userErrors.ts'
import { chunksOf } from '../search/questionWords.ts'

type Deps = Pick<App, 'db' | 'clock'>

/** A phrase as it is compared: words as a search takes them apart, between single blanks. */
export const phraseOf = (text: string): string =>
  chunksOf(text)
    .flatMap(({ parts, joined }) => (joined && /[+#]/.test(joined) ? [joined] : parts))
    .join(' ')

const phrasesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(phraseOf))].filter(Boolean)

function columnsOf({ said, found, weight, importance }: NewMeaning) {
  const columns = { said: phrasesOf(said), found: phrasesOf(found), weight, importance }
  if (columns.said.length === 0)
    throw new ValidationError([{ path: 'said', message: 'Write at least one phrase that people type' }])
  return columns
}

/** Answers its number. Throws ValidationError. */
export async function createMeaning(app: Deps, by: Auditor, given: NewMeaning): Promise<number> {
  const data = columnsOf(given)
  return await inTransaction(app.db, async (tx) => {
    const { id } = await tx.searchMeaning.create({ data, select: { id: true } })
    await record(tx, app, by, { action: 'meaning.created', subjects: [`meaning:${id}`], after: data })
    return id
  })
}

/** Throws ValidationError and NotFoundError. */
export async function updateMeaning(app: Deps, by: Auditor, { id, ...given }: NewMeaning & { id: number }) {
  const data = columnsOf(given)
  await inTransaction(app.db, async (tx) => {
    const change = changed(await stored(tx, id), data)
    if (Object.keys(change.after).length === 0) return
    await tx.searchMeaning.update({ where: { id }, data, select: { id: true } })
    await record(tx, app, by, { action: 'meaning.updated', subjects: [`meaning:${id}`], ...change })
  })
}

/** Throws NotFoundError. */
export async function deleteMeaning(app: Deps, by: Auditor, id: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const before = await stored(tx, id)
    await tx.searchMeaning.delete({ where: { id }, select: { id: true } })
    await record(tx, app, by, { action: 'meaning.deleted', subjects: [`meaning:${id}`], before })
  })
}

/** The row as it is, kept so until the transaction ends. */
async function stored(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM search_meanings WHERE id = ${id} FOR UPDATE`
  const select = { said: true, found: true, weight: true, importance: true } as const
  const row = await tx.searchMeaning.findUnique({ where: { id }, select })
  if (!row) throw new NotFoundError('This meaning is gone.')
  return row
}
