/** What the server of all tests cannot go through: a chat whose server is killed and started again under it. */
import { createServer, type AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { newDataDir, removeDataDir } from '../api/database/postgresHome.ts'
import { throwawayFolder } from '../testing/memory.ts'
import { expect, test } from './fixtures.ts'
import { DEMO_MENTEE, DEMO_MENTOR } from './member.ts'
import { startServer } from './server.ts'

const EACH = 13

// The connections are lost on purpose.
test.use({ allowed: { errors: [/Failed to load resource/, /WebSocket connection/, /dynamically imported module/] } })

async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

async function logIn(context: BrowserContext, url: string, kind: 'mentor' | 'mentee'): Promise<void> {
  const { email, password } = kind === 'mentor' ? DEMO_MENTOR : DEMO_MENTEE
  const answer = await context.request.post(`${url}/api/auth/${kind}/login`, { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** What this test has written, in the order on the screen. */
async function shown(page: Page): Promise<string[]> {
  const texts = await page.getByRole('log').getByRole('article').allTextContents()
  return texts.flatMap((text) => /<\w+ \d+>/.exec(text)?.[0] ?? [])
}

async function write(page: Page, who: string, from: number, to: number): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Message to/ })
  for (let n = from; n <= to; n += 1) {
    await box.fill(`<${who} ${n}>`)
    await box.press('Enter')
  }
}

test('two browsers chat through lost connections and a restarted server', async ({ context, page, elsewhere }) => {
  test.setTimeout(240_000)
  const dataDir = newDataDir('plumbline', throwawayFolder())
  const port = await freePort()
  let server = await startServer(dataDir, { PORT: port })
  try {
    const other = await elsewhere()
    await logIn(context, server.url, 'mentee')
    await logIn(other, server.url, 'mentor')
    const [mentee, mentor] = [page, await other.newPage()]
    await mentee.goto(`${server.url}/mentor/1?chat=open`)
    await mentor.goto(`${server.url}/mentor-dashboard?tab=inbox&conversation=1`)
    await Promise.all([write(mentee, 'mentee', 1, 3), write(mentor, 'mentor', 1, 3)])
    await server.kill()
    await Promise.all([write(mentee, 'mentee', 4, 6), write(mentor, 'mentor', 4, 6)])
    // What waits stands on the side of whoever wrote it.
    const waits = mentee.getByRole('article').filter({ hasText: '<mentee 6>' })
    await expect(waits).toContainText('You')
    const restarted = startServer(dataDir, { PORT: port })
    await context.setOffline(true)
    await Promise.all([write(mentee, 'mentee', 7, 9), write(mentor, 'mentor', 7, 9)])
    server = await restarted
    await other.setOffline(true)
    await context.setOffline(false)
    await Promise.all([write(mentee, 'mentee', 10, EACH), write(mentor, 'mentor', 10, EACH)])
    await other.setOffline(false)
    await expect.poll(async () => (await shown(mentor)).length, { timeout: 90_000 }).toBe(2 * EACH)
    await expect.poll(async () => await shown(mentee), { timeout: 30_000 }).toEqual(await shown(mentor))
    const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('chat-outbox')).length
    for (const each of [mentee, mentor]) await expect.poll(async () => await each.evaluate(waiting)).toBe(0)
    const final = await shown(mentee)
    for (const who of ['mentee', 'mentor'])
      expect(final.filter((text) => text.includes(who))).toEqual(
        Array.from({ length: EACH }, (_each, at) => `<${who} ${at + 1}>`),
      )
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
})
