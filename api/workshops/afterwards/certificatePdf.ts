/** A certificate of attendance as a page of A4, drawn like a sheet of drawings. */
import { formatPastDay } from '../../rules/text/format.ts'
import { fromDateOnly, istDate } from '../../rules/time/time.ts'
import { drawBob, drawHangingBob, GRID, HAIRLINE, INK, MUTED } from '../../pdf/brand.ts'
import { drawPage } from '../../pdf/drawing.ts'
import type { Style, Writer } from '../../pdf/writing.ts'
import type { Certified } from './certificates.graphql.ts'

const [WIDTH, HEIGHT] = [841.89, 595.28]
const FRAME = 30
const CELL = 14
const LINE_X = FRAME + 8 * CELL
const TEXT_X = FRAME + 13 * CELL
const TEXT_WIDTH = WIDTH - FRAME - 4 * CELL - TEXT_X
const BLOCK_Y = HEIGHT - FRAME - 132

const LABEL: Style = { size: 9, color: MUTED }
const SAID: Style = { size: 13, color: MUTED }
const NAME: Style = { size: 38, weight: 600, lines: 2, smallest: 14 }
const TITLE: Style = { size: 22, weight: 600, lines: 2, smallest: 12 }
const VALUE: Style = { size: 12, weight: 600, lines: 2, smallest: 8 }

interface Sheet {
  address: string
  issuer: string
}

export function certificatePdf(certified: Certified, { address, issuer: author }: Sheet): Promise<Buffer> {
  const title = 'Certificate of attendance'
  const facts = [author, certified]
  const sheet = { title, author, date: certified.attendedAt, layout: 'landscape', facts } as const
  return drawPage(sheet, ({ document, writer }) => {
    drawPaper(document)
    drawBob(document, { x: TEXT_X, y: FRAME + 34 }, 0.95)
    writer.write(author, { x: TEXT_X + 30, y: FRAME + 35, width: TEXT_WIDTH - 30 }, { size: 18, weight: 600 })
    const column = { x: TEXT_X, width: TEXT_WIDTH }
    let y = writer.write(title, { ...column, y: FRAME + 92 }, { size: 16, weight: 600 }) + 22
    y = writer.write(certified.name, { ...column, y }, NAME) + 12
    y = writer.write('attended the live workshop', { ...column, y }, SAID) + 12
    writer.write(certified.workshop.title, { ...column, y }, TITLE)
    drawBlock(document, writer, certified, address)
  })
}

function drawPaper(document: PDFKit.PDFDocument): void {
  const [right, bottom] = [WIDTH - FRAME, HEIGHT - FRAME]
  document.lineWidth(0.5)
  for (let x = FRAME + CELL; x < right; x += CELL) document.moveTo(x, FRAME).lineTo(x, bottom)
  for (let y = FRAME + CELL; y < bottom; y += CELL) document.moveTo(FRAME, y).lineTo(right, y)
  document.stroke(GRID)
  document
    .lineWidth(1.6)
    .rect(FRAME, FRAME, right - FRAME, bottom - FRAME)
    .stroke(INK)
  document
    .lineWidth(0.6)
    .rect(FRAME - 6, FRAME - 6, right - FRAME + 12, bottom - FRAME + 12)
    .stroke(HAIRLINE)
  const end = BLOCK_Y - 92
  document.lineWidth(1.2).moveTo(LINE_X, FRAME).lineTo(LINE_X, end).stroke(INK)
  drawHangingBob(document, { x: LINE_X, y: end }, 2.6)
}

function drawBlock(document: PDFKit.PDFDocument, writer: Writer, certified: Certified, address: string): void {
  const { workshop, attendedAt, certificateCode } = certified
  const cells: [label: string, value: string][] = [
    ['Date', formatPastDay(fromDateOnly(workshop.date))],
    ['Duration', workshop.duration],
    ['Instructor', workshop.instructorName],
    ['Issued on', formatPastDay(istDate(attendedAt))],
  ]
  const [left, width] = [FRAME, WIDTH - 2 * FRAME]
  document.rect(left, BLOCK_Y, width, HEIGHT - FRAME - BLOCK_Y).fill('#ffffff')
  document
    .lineWidth(1.6)
    .rect(left, BLOCK_Y, width, HEIGHT - FRAME - BLOCK_Y)
    .stroke(INK)
  const rule = BLOCK_Y + 70
  document
    .lineWidth(0.7)
    .moveTo(left, rule)
    .lineTo(left + width, rule)
  for (let index = 1; index < cells.length; index += 1)
    document.moveTo(left + (index * width) / cells.length, BLOCK_Y).lineTo(left + (index * width) / cells.length, rule)
  document.stroke(HAIRLINE)
  for (const [index, [label, value]] of cells.entries()) {
    const cell = { x: left + (index * width) / cells.length + 14, width: width / cells.length - 28 }
    const y = writer.write(label, { ...cell, y: BLOCK_Y + 12 }, LABEL)
    writer.write(value, { ...cell, y: y + 3 }, VALUE)
  }
  const foot = { x: left + 14, width: width - 28 }
  const y = writer.write(`Check it at ${address}`, { ...foot, y: rule + 11 }, { size: 10, lines: 2, smallest: 7 })
  writer.write(`Certificate code ${certificateCode}`, { ...foot, y: y + 3 }, LABEL)
}
