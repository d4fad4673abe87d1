/** How receipts are numbered: in the order of payments, from one in each of India's financial years (April to March). */
interface ReceiptPlace {
  /** The year in which the financial year begins. */
  financialYear: number
  serial: number
}

const FILE = /^PL-(\d{4})-(\d{2})-(\d{6,9})\.pdf$/

/** `PL/2026-27/000123`. */
export function receiptNumber({ financialYear, serial }: ReceiptPlace): string {
  const next = String((financialYear + 1) % 100).padStart(2, '0')
  return `PL/${financialYear}-${next}/${String(serial).padStart(6, '0')}`
}

/** `PL-2026-27-000123.pdf`, for a number. */
export function receiptFile(number: string): string {
  return `${number.replaceAll('/', '-')}.pdf`
}

export function receiptPath(number: string): string {
  return `/receipts/${receiptFile(number)}`
}

/** Which receipt a file name asks for; null for a name that no receipt has. */
export function receiptOf(fileName: string): ReceiptPlace | null {
  const [, year = '', , serial = ''] = FILE.exec(fileName) ?? []
  const place = { financialYear: Number(year), serial: Number(serial) }
  return receiptFile(receiptNumber(place)) === fileName ? place : null
}
