import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lineOf(fields: object, message = 'Failed'): string {
  const lines: string[] = []
  createLog((line) => void lines.push(line)).error(fields, message)
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

test('secrets are not written, wherever they stand', () => {
  const text = lineOf({
    url: 'postgres://plumb:canary-1@db:5432/x',
    error: new Error('cannot reach redis://:canary-2@cache', { cause: new Error('amqp://u:canary-3@q') }),
    request: { headers: { cookie: 'session=canary-4', authorization: 'Bearer canary-5' }, password: 'canary-6' },
    signature: 'canary-7',
  })
  expect(text).not.toMatch(/canary/)
  expect(JSON.parse(text)).toMatchObject({
    level: 'error',
    message: 'Failed',
    url: 'postgres://***@db:5432/x',
    error: { message: 'cannot reach redis://***@cache' },
  })
})

test('the secret of a mailed link is not written either', () => {
  const text = lineOf({
    url: '/reset-password?first=1&token=canary-8',
    referer: 'https://x.in/confirm-email?TOKEN=canary-9#a',
  })
  expect(text).not.toMatch(/canary/)
  expect(text).toContain('/reset-password?first=1&token=***')
})

test('nor the secret of a calendar’s address', () => {
  const text = lineOf({
    url: '/calendar/canary-c0dE_0123456789-canary.ics?x=1',
    error: new Error('webcal://x.in/calendar/canary-c0dE_0123456789-canary.ics'),
  })
  expect(text).not.toMatch(/canary/)
  expect(text).toContain('/calendar/***.ics')
})

test('nor the code of a ticket, a waiting list entry or an offer', () => {
  const text = lineOf({
    url: '/workshop-tickets/canary0c0de0123456789/calendar.ics',
    referer: 'https://x.in/workshop-waiting-list/canary0c0de0123456789?x=1',
    next: '/workshop-registration/7?offer=canary0c0de0123456789',
  })
  expect(text).not.toMatch(/canary/)
  expect(text).toContain('/workshop-tickets/***/calendar.ics')
  expect(text).toContain('/workshop-registration/7?offer=***')
})

test('nor the code in the address of any page that has one', () => {
  const pages = readFileSync(new URL('../../../web/routes/pages.ts', import.meta.url), 'utf8')
  const paths = [...pages.matchAll(/'(\/[^']*):code'/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(2)
  for (const path of paths) expect(lineOf({ url: `${path}canary0c0de0123456789?x` })).toContain(`"${path}***?x"`)
})

test('what cannot be written is still told of', () => {
  const error = new Error('circular')
  error.cause = error
  expect(JSON.parse(lineOf({ error }, 'An exception was not caught'))).toMatchObject({
    level: 'error',
    message: 'An exception was not caught',
    unwritable: expect.stringContaining('RangeError') as string,
  })
})

test('a line break from outside stays in its line', () => {
  const text = lineOf({ userAgent: 'x\r\n{"level":"info"}' })
  expect(text.trimEnd().split(/\r|\n/)).toHaveLength(1)
})
