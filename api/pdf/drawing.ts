import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { fairTurns } from '../database/fairTurns.ts'
import { currentLine } from '../database/lines.ts'
import { loadFonts } from './fonts.ts'
import { Writer } from './writing.ts'

/** From each network in turn: a class that opens its files at once keeps nobody else waiting for all of them. */
const inTurn = fairTurns({ atOnce: 1, each: 20, all: 20 })

/** Turns of the event loop before each: a request of somebody else takes some. */
const TURNS = 10

/**
 * Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits.
 * Before each the others have their turns: twenty at once would keep them waiting for seconds. Throws BusyError.
 */
export const drawing = <T>(make: () => Promise<T>): Promise<T> =>
  inTurn(currentLine(), async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    return await make()
  })

export interface Page {
  document: PDFKit.PDFDocument
  writer: Writer
}

interface Sheet {
  title: string
  author: string
  /** The date in the file: one that stays makes the same document the same file. */
  date: Date
  layout?: 'portrait' | 'landscape'
  /** All that is written, for its fonts. */
  facts: unknown
}

/** The bytes of a page of A4. */
export async function drawPage(
  { title: Title, author: Author, date: CreationDate, layout = 'portrait', facts }: Sheet,
  draw: (page: Page) => void,
): Promise<Buffer> {
  // Loaded only when something is drawn: it takes 12 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title, Author, CreationDate }
  const document = new PDFDocument({ size: 'A4', layout, margin: 0, lang: 'en-IN', displayTitle: true, info })
  const bytes = buffer(document)
  draw({ document, writer: new Writer(document, await loadFonts(facts)) })
  document.end()
  return await bytes
}
