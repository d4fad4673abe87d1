import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer, type Browser } from '../../testing/server.ts'

let t: TestApp
let url: string
let admin: Browser

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  await ensureFirstAdmin(t.app)
  admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  await makeMentee(t.db, { name: '=HYPERLINK("x")', email: 'a@test.example', college: 'COEP, "Pune"', year: 2027 })
  await makeMentee(t.db, { name: 'Bala\nIyer', email: 'b@test.example', isActive: false })
})

const file = async (path: string, who = admin) => (await who.send<string>('GET', `/api/admin/csv/${path}`)).body
const names = async (path: string) =>
  (await file(path))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1])

test('a file is what the table holds: quoted, marked as UTF-8, no cell a formula', async () => {
  const body = await file('mentees?sort=email')
  const lines = body.split('\r\n')
  expect(lines[0]).toBe('Number,Name,Email,Branch,Level,Year,College,Joined,Active')
  expect(lines[1]).toMatch(
    /^\d+,"'=HYPERLINK\(""x""\)",a@test.example,General,Final Year Student,2027,"COEP, ""Pune""",/,
  )
  expect(lines[2]).toMatch(/^\d+,"Bala\nIyer",b@test.example,.*,no$/)
  expect(body.endsWith('\r\n')).toBe(true)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers, ...raw } = await fetch(`${url}/api/admin/csv/mentees`, { headers: { cookie } }).then(
    async (response) => ({ headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }),
  )
  expect([...raw.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="mentees-\d{4}-\d\d-\d\d\.csv"$/)
})

test('the parameters are those of the page; what it would not read is left out', async () => {
  for (const name of ['Asha', 'Kavya']) await makeMentor(t.db, { name, starterPackageRate: name.length * 1000 })
  await makeMentor(t.db, { name: 'Ravi', status: 'rejected' })
  expect(await names('mentors?sort=-starter')).toEqual(['Ravi', 'Kavya', 'Asha'])
  expect(await names('mentors?sort=name&status=ACCEPTED')).toEqual(['Asha', 'Kavya'])
  expect(await names('mentors?q=AVI')).toEqual(['Ravi'])
  expect(await names('mentors?q=%25')).toEqual([])
  expect(await names('mentors?sort=password&status=maybe&page=9')).toHaveLength(3)
  expect(await names('mentors?mainBranch=%00&q=%00&sort=%00')).toHaveLength(3)
  for (const table of ['workshops', 'mentorships', 'requests', 'chats']) expect(await file(table)).toMatch(/^Number,/)
})

test('a package ends in the files of mentorships and chats on its last day, as on the screen', async () => {
  const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(t.db), await makeMentee(t.db)]
  await bookPlan(t, { mentorId, menteeId, startDate: '2026-11-25' })
  expect(await file('mentorships')).toContain(',2026-11-25 to 2026-12-24,')
  expect(await file('chats')).toContain(',2026-11-25,2026-12-24,')
})

test('more rows than are read at a time are all there, each once', async () => {
  const data = Array.from({ length: 1203 }, (_, number) => ({
    name: `Crowd ${number}`,
    email: `crowd-${number}@test.example`,
    passwordHash: 'none',
    currentLevel: 'Fresh Graduate',
  }))
  await t.db.mentee.createMany({ data })
  const found = await names('mentees?q=crowd')
  expect(found).toEqual(data.map(({ name }) => name).toReversed())
})

test('each export is written down, without what was searched for', async () => {
  const before = await t.db.auditEntry.count({ where: { action: 'table.exported' } })
  await file('mentees?q=a@test.example&isActive=true')
  const entry = await t.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  expect(entry).toMatchObject({
    action: 'table.exported',
    actorName: 'root',
    after: { table: 'mentees', search: 'given', filters: ['isActive'] },
  })
  expect(JSON.stringify(entry)).not.toContain('a@test')
  expect(await t.db.auditEntry.count({ where: { action: 'table.exported' } })).toBe(before + 1)
})

test('for administrators only, and nothing is written down for others', async () => {
  const before = await t.db.auditEntry.count({ where: { action: 'table.exported' } })
  const { email } = await menteeAccount(t.db)
  const member = browser(url)
  await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  expect((await member.send('GET', '/api/admin/csv/mentees')).status).toBe(403)
  expect((await browser(url).send('GET', '/api/admin/csv/mentees')).status).toBe(401)
  expect((await admin.send('GET', '/api/admin/csv/passwords')).status).toBe(404)
  expect(await t.db.auditEntry.count({ where: { action: 'table.exported' } })).toBe(before)
})
