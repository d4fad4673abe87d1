import { expect, test } from 'vitest'
import { receiptFile, receiptNumber, receiptOf, receiptPath } from './receipts.ts'

test('a number names the financial year and has six digits, more when there are more', () => {
  expect(receiptNumber({ financialYear: 2026, serial: 123 })).toBe('PL/2026-27/000123')
  expect(receiptNumber({ financialYear: 2099, serial: 1_234_567 })).toBe('PL/2099-00/1234567')
  expect(receiptPath('PL/2026-27/000123')).toBe('/receipts/PL-2026-27-000123.pdf')
})

test('a file name leads back to its number, and no other does', () => {
  const place = { financialYear: 2026, serial: 123 }
  expect(receiptOf(receiptFile(receiptNumber(place)))).toEqual(place)
  for (const name of ['PL-2026-28-000123.pdf', 'PL-2026-27-0000123.pdf', 'PL-2026-27-000123', '1.pdf', '', '../x.pdf'])
    expect([name, receiptOf(name)]).toEqual([name, null])
})
