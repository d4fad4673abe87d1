/** Documents: kept as they came, and only ever given out as downloads to those who may read them. */
import { NotAPictureError } from './mediaErrors.ts'

export const DOCUMENT_TYPE = 'application/pdf'
/** Where the last line of a PDF stands, at the latest. */
const TRAILER = 1_024

/** Throws NotAPictureError unless it begins and ends as a PDF does. */
export function checkDocument(bytes: Buffer): void {
  const isWhole =
    bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-TRAILER).includes('%%EOF', 0, 'latin1')
  if (!isWhole) throw new NotAPictureError('document')
}
