/** A receipt as a page of A4, drawn like the title block of a drawing. */
import { drawBob, HAIRLINE, INK, MUTED } from '../pdf/brand.ts'
import { drawPage, type Page } from '../pdf/drawing.ts'
import type { Column, Style } from '../pdf/writing.ts'
import { rupeesText, formatRupees } from '../rules/text/format.ts'
import type { ReceiptFacts } from './receiptFacts.ts'

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const PAD = 10
/** More are summed up in one line. */
const REFUNDS = 6

const LABEL: Style = { size: 8.5, color: MUTED }
const VALUE: Style = { size: 10.5, weight: 600, lines: 3 }
const SMALL: Style = { size: 9, color: MUTED, lines: 3 }
const AMOUNT: Style = { size: 10.5, right: true, lines: 1 }

/** The bytes of the PDF. `now` is written into it as its date. */
export function receiptPdf(facts: ReceiptFacts, now: Date): Promise<Buffer> {
  const sheet = { title: `Receipt ${facts.number}`, author: facts.issuer.name, date: now, facts }
  return drawPage(sheet, (page) => {
    drawHead(page, facts)
    const end = drawParties(page, facts, 118)
    drawFoot(page, facts, drawAmounts(page, facts, end + 28))
  })
}

function drawHead({ document, writer }: Page, { issuer }: ReceiptFacts): void {
  drawBob(document, { x: MARGIN, y: 52 }, 0.95)
  writer.write(issuer.name, { x: MARGIN + 30, y: 53, width: 240 }, { size: 18, weight: 600 })
  writer.write('Receipt', { x: MARGIN, y: 53, width: WIDTH }, { size: 18, right: true })
}

interface Cell {
  label: string
  /** The first line stands out. */
  lines: readonly (string | null)[]
}

/** Two columns of labelled cells with hairlines between them. */
function drawParties(page: Page, facts: ReceiptFacts, top: number): number {
  const { number, paidOn, recordedOn, method, providerPaymentId, payer, mentor, issuer } = facts
  const rows: [Cell, Cell][] = [
    [
      { label: 'Receipt number', lines: [number] },
      { label: 'Paid on', lines: [paidOn, recordedOn] },
    ],
    [
      { label: 'Received from', lines: [payer.name, payer.email] },
      { label: 'Payment', lines: [method ?? providerPaymentId, method && providerPaymentId] },
    ],
    [
      { label: 'Received by', lines: [issuer.name, issuer.address, issuer.email] },
      { label: 'Mentor', lines: [mentor ?? 'None'] },
    ],
  ]
  let y = top
  for (const row of rows) {
    const ends = row.map((cell, index) => drawCell(page, cell, { ...half(index), y: y + PAD }))
    const end = Math.max(...ends) + PAD
    frame(page, MARGIN, y, WIDTH, end - y)
    page.document
      .moveTo(MARGIN + WIDTH / 2, y)
      .lineTo(MARGIN + WIDTH / 2, end)
      .stroke(HAIRLINE)
    y = end
  }
  return y
}

const half = (index: number) => ({ x: MARGIN + (index * WIDTH) / 2 + PAD, width: WIDTH / 2 - 2 * PAD })

function drawCell({ writer }: Page, { label, lines }: Cell, column: Column): number {
  let y = writer.write(label, column, LABEL) + 2
  for (const [index, line] of lines.entries())
    if (line) y = writer.write(line, { ...column, y }, index === 0 ? VALUE : SMALL)
  return y
}

function frame({ document }: Page, x: number, y: number, width: number, height: number): void {
  document.lineWidth(0.7).rect(x, y, width, height).stroke(HAIRLINE)
}

/** What was paid for, what goes back of it, and what remains. */
function drawAmounts({ document, writer }: Page, facts: ReceiptFacts, top: number): number {
  const { what, details, amount, refunds, kept } = facts
  const said = { x: MARGIN, width: WIDTH - 130 }
  const sum = { x: MARGIN + WIDTH - 120, width: 120 }
  const rule = (y: number, width = 0.7, color = HAIRLINE) =>
    document
      .lineWidth(width)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .stroke(color)
  let y = writer.write('Paid for', { ...said, y: top }, LABEL) + 5
  writer.write('Amount', { ...sum, y: top }, { ...LABEL, right: true })
  rule(y)
  writer.write(exactRupees(amount), { ...sum, y: y + 9 }, AMOUNT)
  y = writer.write(what, { ...said, y: y + 9 }, VALUE)
  for (const line of details) y = writer.write(line, { ...said, y: y + 1 }, SMALL)
  y += 10
  for (const { said: words, amount: back } of atMost(refunds)) {
    rule(y)
    writer.write(`−${exactRupees(back)}`, { ...sum, y: y + 7 }, AMOUNT)
    y = writer.write(words, { ...said, y: y + 7 }, { size: 10.5, lines: 2 }) + 7
  }
  rule(y, 1.4, INK)
  const total: Style = { size: 13, weight: 600, lines: 1 }
  writer.write(refunds.length > 0 ? 'Amount kept' : 'Amount paid', { ...said, y: y + 9 }, total)
  return writer.write(exactRupees(kept), { ...sum, y: y + 9 }, { ...total, right: true })
}

/** Always one page: of many refunds the last ones are summed. */
function atMost(refunds: ReceiptFacts['refunds']): ReceiptFacts['refunds'] {
  if (refunds.length <= REFUNDS) return refunds
  const rest = refunds.slice(REFUNDS - 1)
  const amount = rest.reduce((sum, refund) => sum + refund.amount, 0)
  return [...refunds.slice(0, REFUNDS - 1), { said: `${rest.length} more refunds`, amount }]
}

function drawFoot({ writer }: Page, { isToAccount, asOf, issuer }: ReceiptFacts, end: number): void {
  const column = { x: MARGIN, width: WIDTH }
  const words = [
    ...(isToAccount ? ['Refunds go to the account the payment was made from.'] : []),
    'This is a receipt, not a tax invoice.',
    `As of ${asOf}. Questions: ${issuer.email}`,
  ]
  let y = end + 28
  for (const line of words) y = writer.write(line, { ...column, y }, SMALL) + 2
}

/** `₹1,499.00`: to the paisa. */
function exactRupees(paise: number): string {
  const text = formatRupees(paise)
  return text.includes('.') ? text : `${text}${rupeesText(paise).slice(-3)}`
}
