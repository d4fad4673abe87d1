/** Files of tables while they are sent: readers who leave, a database that goes, rows that are odd. */
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import http from 'node:http'
import { once } from 'node:events'
import { beforeAll, expect, test, vi } from 'vitest'
import { csvTable, type CsvTable } from '../../graphql/csvTable.ts'
import { testApp } from '../../testing/app.ts'
import { afterFile } from '../../testing/ending.ts'
import { browser, testServer } from '../../testing/server.ts'
import { serveCsv } from './csvRoutes.ts'
import { handleFailures } from '../http/errorAnswers.ts'

const t = await testApp({
  config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
})
let url = ''
let signedIn: () => Promise<{ cookie: string }>

const told = { read: 0, ended: 0 }
const held: { release?: () => void } = {}
const LONG = ['x'.repeat(100_000)]
const odd = new Map<number, string>([
  [1, '=1+1'],
  [2, 'two\nlines, "quoted"'],
  [3, 'no\u0000thing'],
  [4, 'half \ud83d of one'],
  [6, '🌉 bridge'],
])

const TABLES: CsvTable[] = [
  {
    name: 'endless',
    head: ['Text'],
    async *batches() {
      try {
        for (;;) {
          told.read += 1
          yield [LONG]
        }
      } finally {
        told.ended += 1
      }
    },
  },
  {
    name: 'slow',
    head: ['Text'],
    async *batches() {
      await new Promise<void>((resolve) => void (held.release = resolve))
      yield [['last']]
    },
  },
  {
    name: 'broken',
    head: ['Text'],
    async *batches() {
      yield [['first']]
      throw new Error('The database is gone')
    },
  },
  csvTable({
    name: 'odd',
    numbers: () => Promise.resolve([1, 2, 3, 4, 5, 6, 7]),
    // The seventh was deleted meanwhile.
    rows: (_app, numbers) => Promise.resolve(numbers.filter((number) => number < 7)),
    numberOf: (number) => number,
    columns: [
      ['Number', (number) => number],
      [
        'Text',
        (number) => {
          const text = odd.get(number)
          if (text === undefined) throw new Error('Unreadable')
          return text
        },
      ],
    ],
  }),
]

beforeAll(async () => {
  const edge = await testServer(t.app)
  await ensureFirstAdmin(t.app)
  signedIn = async () => {
    const admin = browser(edge.url)
    await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
    return { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }
  const server = Fastify()
  handleFailures(server, t.app)
  await server.register(cookie)
  serveCsv(server, t.app, TABLES)
  url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/api/admin/csv`
  afterFile(() => server.close())
})

/** Starts to read a file and leaves. */
async function leave(table: string, headers: { cookie: string }): Promise<void> {
  const [response] = (await once(http.get(`${url}/${table}`, { headers }), 'response')) as [http.IncomingMessage]
  await once(response, 'data')
  response.destroy()
}

test('nothing is read for somebody who has left, and they can export again', async () => {
  const headers = await signedIn()
  await leave('endless', headers)
  await vi.waitFor(() => expect(told.ended).toBe(1), { timeout: 10_000 })
  const { read } = told
  expect((await fetch(`${url}/odd`, { headers })).status).toBe(200)
  expect(told.read).toBe(read)
})

test('one session exports one file at a time; another of the same administrator its own', async () => {
  const [headers, other] = [await signedIn(), await signedIn()]
  const first = await fetch(`${url}/slow`, { headers })
  const second = await fetch(`${url}/odd`, { headers })
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '10'])
  expect(await second.json()).toEqual({ message: 'Another export is under way. Try again when it is finished.' })
  expect((await fetch(`${url}/odd`, { headers: other })).status).toBe(200)
  await vi.waitFor(() => expect(held.release).toBeDefined(), { timeout: 10_000 })
  held.release?.()
  expect(await first.text()).toContain('last')
  await vi.waitFor(async () => expect((await fetch(`${url}/odd`, { headers })).status).toBe(200), { timeout: 10_000 })
})

test('a file that cannot be read on is cut, so that nobody takes it for all, and logged; the next one is given', async () => {
  const headers = await signedIn()
  const response = await fetch(`${url}/broken`, { headers })
  await expect(response.text()).rejects.toThrow('terminated')
  expect(t.log.map(({ message }) => message)).toContain('A file could not be sent to its end')
  expect((await fetch(`${url}/odd`, { headers })).status).toBe(200)
})

test('who asks for the headers alone exports nothing', async () => {
  const entries = () => t.db.auditEntry.count({ where: { action: 'table.exported' } })
  const [headers, before] = [await signedIn(), await entries()]
  expect((await fetch(`${url}/odd`, { method: 'HEAD', headers })).status).toBe(404)
  expect(await entries()).toBe(before)
})

test('a session that ends takes its file along', async () => {
  const response = await fetch(`${url}/endless`, { headers: await signedIn() })
  const before = told.ended
  await t.db.adminSession.deleteMany()
  await expect(response.text()).rejects.toThrow('terminated')
  expect(told.ended).toBe(before + 1)
})

test('an odd row stops no other: formulas, lines, what is no text and what cannot be printed', async () => {
  const response = await fetch(`${url}/odd`, { headers: await signedIn() })
  expect((await response.text()).split('\r\n').slice(1)).toEqual([
    `1,'=1+1`,
    '2,"two\nlines, ""quoted"""',
    '3,no\u0000thing',
    '4,half � of one',
    'Row 5 could not be printed',
    '6,🌉 bridge',
    '',
  ])
})
