import { expect, test, vi } from 'vitest'
import { cleanFileName, downloadAs, FILE_NAME } from './fileNames.ts'

const PDF = 'application/pdf'
const WEBP = 'image/webp'
const clean = (given: string, type = PDF) => cleanFileName(given, type)

test('a name loses the folders it came from and every mark that hides or turns text', () => {
  expect(clean('Report 3.pdf')).toBe('Report 3.pdf')
  expect(clean('C:\\Users\\asha\\Drift.pdf')).toBe('Drift.pdf')
  expect(clean('../../etc/passwd')).toBe('passwd')
  expect(clean('  a\r\nContent-Type: text/html\t.pdf ')).toBe('html .pdf')
  expect(clean('gpj\u202Efdp.exe\u0000\u200B')).toBe('gpjfdp.exe')
  expect(clean('...htaccess')).toBe('htaccess')
  expect(clean('half \uD83D pair.pdf')).toBe('half \uFFFD pair.pdf')
  // Indian scripts are written with joiners.
  expect(clean('क्\u200Dष.pdf')).toBe('क्\u200Dष.pdf')
})

test('what has no name is called what such a file is called', () => {
  for (const given of ['', ' ', '..', 'folder/', '\u202E\u200B']) {
    expect(clean(given)).toBe('document.pdf')
    expect(clean(given, WEBP)).toBe('picture.webp')
  }
})

test('a long name is cut before its ending, never within a letter', () => {
  const long = clean(`${'😀'.repeat(300)}.pdf`)
  expect([...long]).toHaveLength(FILE_NAME)
  expect(long).toMatch(/^(😀)+\.pdf$/u)
  expect([...clean('x'.repeat(500))]).toHaveLength(FILE_NAME)
})

test('a download is named for every browser, and ends as its content is', () => {
  expect(downloadAs(null, PDF)).toBe('attachment; filename="document.pdf"')
  expect(downloadAs(null, 'text/html')).toBe('attachment; filename="file"')
  expect(downloadAs('plan.PDF', PDF)).toBe(`attachment; filename="document.pdf"; filename*=UTF-8''plan.pdf`)
  expect(downloadAs('run.exe', PDF)).toContain("UTF-8''run.exe.pdf")
  expect(downloadAs('bridge.jpeg', WEBP)).toContain("UTF-8''bridge.webp")
  expect(downloadAs('पुल "1"; it\'s (a)*.pdf', PDF)).toBe(
    `attachment; filename="document.pdf"; filename*=UTF-8''%E0%A4%AA%E0%A5%81%E0%A4%B2%20%221%22%3B%20it%27s%20%28a%29%2A.pdf`,
  )
})

test('a name that is far too long keeps its ending, and only its end is looked at', () => {
  const spy = vi.spyOn(String.prototype, 'normalize')
  expect(clean(`${'क'.repeat(50_000)}.pdf`)).toMatch(/^क+\.pdf$/)
  const longest = Math.max(...spy.mock.contexts.map((text) => String(text).length))
  expect(longest).toBeLessThanOrEqual(10 * FILE_NAME)
})
