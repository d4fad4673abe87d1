/** What the product's documents are drawn with. */

export const INK = '#10233f'
export const MUTED = '#56637b'
export const HAIRLINE = '#c3cad6'
/** Lines of the paper that a drawing is on. */
export const GRID = '#e8edf5'
const SIGNAL = '#e4572e'

/** The plumb bob of the product's name, 22 points wide at scale 1; its top left corner is given. */
export function drawBob(document: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, scale: number): void {
  document.save().translate(x, y).scale(scale)
  document.path('M2 2h18M11 2v7').lineWidth(2.2).lineCap('round').stroke(INK)
  drawWeight(document)
  document.restore()
}

/** The bob alone at the end of a line, whose end is given. */
export function drawHangingBob(document: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, scale: number): void {
  document
    .save()
    .translate(x - 11 * scale, y - 9 * scale)
    .scale(scale)
  drawWeight(document)
  document.restore()
}

function drawWeight(document: PDFKit.PDFDocument): void {
  document.path('M8 9h6v3.2H8z').fill(INK)
  document
    .path('M5.2 15c0-1.9 2.1-2.8 5.8-2.8s5.8.9 5.8 2.8c0 3.8-3.3 9.5-5.8 14-2.5-4.5-5.8-10.2-5.8-14z')
    .fill(SIGNAL)
}
