/** The focus never falls to the page: every button of every screen, wide and on a phone, is pressed by keyboard, on a node with its own data. */
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../prisma/seed/demoAccounts.ts'
import { newDataDir, removeDataDir } from '../api/database/postgresHome.ts'
import { throwawayFolder } from '../testing/memory.ts'
import { enterAsAdmin } from './admin.ts'
import { Walk } from './everyPress.ts'
import { expect, test as base } from './fixtures.ts'
import { DEMO_MENTEE, DEMO_MENTOR } from './member.ts'
import { ADMIN_SCREENS, MEMBER_SCREENS, SCREENS } from './screenList.ts'
import { NARROW, WIDE } from './screenChecks.ts'
import { startServer, type Server } from './server.ts'

// A fixture of the worker would cost a worker, with its browser, of this file's own.
let dataDir = ''
let server: Server | undefined
const test = base.extend({ baseURL: async ({}, use) => await use(server?.url) })
test.beforeAll(async () => {
  dataDir = newDataDir('plumbline', throwawayFolder())
  server = await startServer(dataDir)
})
test.afterAll(async () => {
  await server?.stop()
  removeDataDir(dataDir)
})
// One after the other, so that one such node is enough.
test.describe.configure({ mode: 'default', timeout: 120_000 })

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const walked = new Walk(page)
  for (const [index, path] of paths.entries()) {
    // What is there at both widths is pressed at the first one, which takes turns.
    const [first, second] = index % 2 === 0 ? [NARROW, WIDE] : [WIDE, NARROW]
    await page.setViewportSize(first)
    await walked.everything(path)
    await page.setViewportSize(second)
    await walked.everythingElse(path)
  }
  expect(walked.lost).toEqual([])
  // It has found what there is to press.
  expect(walked.presses).toBeGreaterThan(60)
}

async function logIn(page: Page, kind: 'mentor' | 'mentee'): Promise<void> {
  const { email } = kind === 'mentor' ? DEMO_MENTOR : DEMO_MENTEE
  await page.request.post(`/api/auth/${kind}/login`, { data: { email, password: DEMO_PASSWORD } })
}

/** Of no page, and of the administrators' login. */
const BESIDE = ['/no-such-page', '/control-room']

interface Own {
  viewer: {
    nextSession: { databaseId: number; mentor: { databaseId: number } }
    workshopRegistrations: { ticketCode: string | null }[]
  }
}

/** The pages of a booking, and of a mentee's tickets and their certificates: only their data say where they are. */
async function ownPages({ request }: Page): Promise<string[]> {
  async function ask<Answer>(query: string, variables = {}): Promise<Answer> {
    const answer = await request.post('/graphql', { data: { query, variables } })
    return ((await answer.json()) as { data: Answer }).data
  }
  const { viewer } = await ask<Own>(
    '{ viewer { nextSession { databaseId mentor { databaseId } } workshopRegistrations { ticketCode } } }',
  )
  const { nextSession: booking, workshopRegistrations: seats } = viewer
  const pages: string[] = []
  for (const { ticketCode: code } of seats) {
    if (code === null) continue
    pages.push(`/workshop-tickets/${code}`)
    const certificate = 'query ($code: String!) { workshopTicket(code: $code) { certificateCode } }'
    const { workshopTicket } = await ask<{ workshopTicket: { certificateCode: string | null } }>(certificate, { code })
    if (workshopTicket.certificateCode !== null) pages.push(`/certificates/${workshopTicket.certificateCode}`)
  }
  return [...pages, `/booking/${booking.mentor.databaseId}?confirmed=${booking.databaseId}`]
}

test('of a visitor', async ({ page }) => {
  await walk(page, [...SCREENS, ...BESIDE])
})

for (const kind of ['mentee', 'mentor'] as const) {
  test(`of a ${kind}`, async ({ page }) => {
    await logIn(page, kind)
    const own = MEMBER_SCREENS.filter(([whose]) => whose === kind).map(([, path]) => path)
    // Last: a booking and a registration are cancelled there.
    await walk(page, [...own, ...(await ownPages(page))])
  })
}

test('of an administrator', async ({ page }) => {
  await enterAsAdmin(page)
  await walk(page, ADMIN_SCREENS)
})
