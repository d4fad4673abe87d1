import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('quotes what would break a row, and keeps numbers numbers', () => {
  expect(
    csvText([
      ['Name', 'Rate'],
      ['Rao, "Meena"\nCivil', 799],
      [null, true],
    ]),
  ).toBe('\uFEFFName,Rate\r\n"Rao, ""Meena""\nCivil",799\r\n,true\r\n')
})

test.each([
  '=HYPERLINK("http://evil")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20SUM(A1)',
])('%s starts no formula', (text) => {
  expect(csvText([[text]])).toMatch(/^\uFEFF"?'/)
})

test('a negative amount stays a number', () => {
  expect(csvText([[-500]])).toBe('\uFEFF-500\r\n')
})
