/** The product's own vocabulary: the table `search_meanings`, with its phrases by their stems. */
import { askJson } from '../../reader/reader.ts'
import type { App } from '../../app.ts'

/** What is found for one phrase: other phrases with their weights. */
export interface Meaning {
  said: readonly string[]
  found: readonly string[]
  /** Of what is `found`. */
  weight: number
  /** How much it tells about whom to find, from 0 to 1. */
  importance: number
}

export interface Meanings {
  /** Meanings of a phrase, by the stems of its words between single blanks. */
  of(stems: string): readonly Meaning[]
  isFiller(word: string): boolean
  /** The longest phrase, in words. */
  longest: number
}

interface Row extends Meaning {
  /** Of what is said. */
  stems: readonly string[]
}

/** Read once until an administrator changes the table. */
export const readMeanings = ({ db, memory }: Pick<App, 'db' | 'memory'>): Promise<Meanings> =>
  memory.read('search meanings', ['search_meanings'], async () => meaningsOf(await readRows(db)))

const readRows = (db: App['db']): Promise<Row[]> =>
  askJson<Row[]>(db, {
    text: `SELECT coalesce(json_agg(m ORDER BY id), '[]')::text AS json FROM search_meanings m`,
    values: [],
  })

function meaningsOf(rows: readonly Row[]): Meanings {
  const meanings = new Map<string, Meaning[]>()
  const fillers = new Set<string>()
  let longest = 1
  for (const row of rows) {
    if (row.importance === 0) for (const word of row.said) fillers.add(word)
    else
      for (const stems of row.stems) {
        meanings.set(stems, [...(meanings.get(stems) ?? []), row])
        longest = Math.max(longest, stems.split(' ').length)
      }
  }
  return { of: (stems) => meanings.get(stems) ?? [], isFiller: (word) => fillers.has(word), longest }
}
