/** What somebody does before the page's code is there takes effect, once. */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isLive, withoutCode } from './withoutCode.ts'

/** Of the script that every page carries, as sent. It is what spares the page work while it comes alive. */
const START_BYTES = 2_480

test('nothing in the HTML holds up the first paint', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const blocking =
    /<link[^>]*\srel="(stylesheet|modulepreload)"|<link[^>]*\sas="(font|script)"|<script[^>]*\ssrc=|@import/g
  expect(html.match(blocking) ?? []).toEqual([])
  const start = /<script data-code[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(start).not.toBe('')
  expect(brotliCompressSync(start).length).toBeLessThan(START_BYTES)
})

test('the menu of a phone opens', { tag: '@phone-only' }, async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await menu.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search that is typed is the one that is applied', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/find-mentors', { waitUntil: 'domcontentloaded' })
  const search = page.getByRole('searchbox').filter({ visible: true }).first()
  await search.pressSequentially('bridge')
  come()
  await isLive(search)
  await expect(search).toHaveValue('bridge')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/search=bridge/)
  await expect(search).toHaveValue('bridge')
})

test('what is typed to register for a workshop stays, with the focus', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/workshop-registration/1', { waitUntil: 'domcontentloaded' })
  const name = page.getByLabel('Full Name')
  const email = page.getByLabel('Email Address')
  await name.pressSequentially('Asha Rao')
  await email.pressSequentially('asha@')
  come()
  await isLive(email)
  await expect(email).toBeFocused()
  await page.keyboard.type('plumbline.example')
  await expect(email).toHaveValue('asha@plumbline.example')
  await expect(name).toHaveValue('Asha Rao')
  // What is typed first, and what is kept for the rest, after a reload.
  await page.getByLabel('Phone Number').fill('+91 98765 43210')
  await page.unrouteAll()
  const later = await withoutCode(page)
  await page.goto('/workshop-registration/1', { waitUntil: 'domcontentloaded' })
  await name.pressSequentially('Asha Iyer')
  later()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+91 98765 43210')
  await expect(name).toHaveValue('Asha Iyer')
})

test('a day that is pressed to book is the one that is opened; a device whose clock is days off takes over the drawn days', async ({
  page,
}) => {
  const come = await withoutCode(page)
  await page.goto('/booking/1', { waitUntil: 'domcontentloaded' })
  const days = page.getByRole('button', { name: /, \d+ slots?$/ })
  const shown = await days.first().getAttribute('aria-label')
  const label = await days.last().getAttribute('aria-label')
  await days.last().click()
  come()
  await expect(page.getByRole('heading', { name: label!.split(',')[0]! })).toBeVisible()
  await page.unrouteAll()
  for (const ahead of [-2, 2]) {
    await page.clock.setFixedTime(Date.now() + ahead * 86_400_000)
    await page.goto('/booking/1')
    await isLive(days.first())
    expect(await days.first().getAttribute('aria-label')).toBe(shown)
  }
})

test('a step that is sent too early says what is missing', { tag: '@phone-only' }, async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/booking/1', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click()
  come()
  await expect(page.getByText('Please select a date')).toBeVisible()
})

test('a number in the middle of which the code comes keeps its point', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/mentor-signup', { waitUntil: 'domcontentloaded' })
  const years = page.getByLabel(/experience/i).and(page.locator('[type=number]'))
  await years.pressSequentially('4.')
  come()
  await isLive(years)
  // What is kept is given back by now.
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(resolve, 200, true)))
  await page.keyboard.type('5')
  await expect(years).toHaveValue('4.5')
})

test('of a group the one that was chosen in the end is sent', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/community', { waitUntil: 'domcontentloaded' })
  const [student, earlyCareer] = [page.getByLabel('A student'), page.getByLabel('An early-career engineer')]
  await earlyCareer.check()
  await student.check()
  await earlyCareer.check()
  come()
  await isLive(earlyCareer)
  await expect(earlyCareer).toBeChecked()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Email').fill('asha@plumbline.example')
  await page.getByLabel('Engineering field').fill('Civil')
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('asha@plumbline.example'))
  await page.getByRole('button', { name: 'Join' }).click()
  expect((await sent).postData()).toMatch(/early.career/i)
})

test('an order that is chosen is the one that is shown', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/mentors', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Sort').selectOption('Highest rated')
  await page.getByLabel('Sort').selectOption('Lowest price')
  come()
  await expect(page).toHaveURL('/mentors?sort=lowest-price')
  await expect(page.getByLabel('Sort')).toHaveValue('lowest-price')
})

test('the carousel moves, once', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const carousel = page.locator('[aria-roledescription="carousel"]')
  await expect(carousel).toContainText(/1-3 of/)
  const next = page.getByRole('button', { name: 'Next mentors' })
  await next.click()
  await next.click()
  come()
  await expect(carousel).toContainText(/4-6 of/)
})

/** A processor four times slower, on which a button is pressed as soon as something is painted. */
async function pressAtPaint(page: Page, label: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript((name) => {
    new PerformanceObserver(() => {
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click()
    }).observe({ type: 'paint', buffered: true })
  }, label)
  await page.goto('/')
}

test('pressed at the first paint, the carousel moves once on a slow processor', async ({ page }) => {
  await pressAtPaint(page, 'Next mentors')
  await expect(page.locator('[aria-roledescription="carousel"]')).toContainText(/4-6 of/)
})

test('pressed at the first paint, the menu opens on a slow processor', { tag: '@phone-only' }, async ({ page }) => {
  await pressAtPaint(page, 'Menu')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is typed to sign in stays out of the address', async ({ page }) => {
  const come = await withoutCode(page)
  await page.goto('/auth', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').first().fill('nobody@plumbline.example')
  await page.getByLabel('Password', { exact: true }).first().fill('Not-this-1')
  await page.keyboard.press('Enter')
  const waits = page.getByRole('status').filter({ hasText: 'This is sent as soon as the page is ready.' })
  await expect(waits).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  come()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(waits).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('a form of a part whose code comes after the page’s waits for it, and says so', async ({ page }) => {
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/workshopRegistration-later-*.js', async (route) => {
    await come.promise
    await route.continue()
  })
  await page.goto('/workshop-registration/1')
  await page.getByLabel('Email Address').fill('asha@plumbline.example')
  await page.getByRole('button', { name: /^Pay ₹\d+ & Register$/ }).click()
  const waits = page.getByRole('status').filter({ hasText: 'This is sent as soon as the page is ready.' })
  await expect(waits).toBeVisible()
  come.resolve()
  await expect(page.getByText('Valid phone number is required').first()).toBeVisible()
  await expect(waits).toBeHidden()
  await expect(page.getByLabel('Email Address')).toHaveValue('asha@plumbline.example')
})
