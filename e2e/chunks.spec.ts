/** Code that a deployment has taken away under an open tab, or that a content blocker keeps away. */
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { enterDemo } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { DEMO_MENTEE } from './member.ts'
import { loaded } from './screenChecks.ts'

// The last is what code says that finds an emptied file in place of its part.
test.use({
  allowed: {
    errors: [/Failed to load resource/, /dynamically imported module/, /TypeError: Cannot .+ undefined/],
  },
})

/** What a drawn page says when it lacks code. */
const notWhole = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load fully.' })

test('a page whose code is gone is loaded as a document, and what was typed elsewhere is still there', async ({
  page,
}) => {
  let isGone = true
  await page.goto('/mentee-signup')
  await loaded(page)
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.route('**/assets/pricing-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  )
  // The document that is loaded for it names code that is there.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Clear prices/ })).toBeVisible()
  expect(isGone).toBe(false)
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
})

test('a drawn page whose code is gone stays readable and says so, and its links lead on', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route('**/assets/pricing-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pricing', { waitUntil: 'load' })
  await expect(notWhole(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Clear prices/ })).toBeVisible()
  expect(documents).toBe(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /workshops/i })).toBeVisible()
})

test('a page whose first script is gone says so, is read and followed, and a reload mends it', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pricing', { waitUntil: 'load' })
  await expect(notWhole(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Mentors' }).click()
  await expect(page.getByRole('heading', { name: /^Showing/ })).toBeVisible()
  await expect(notWhole(page)).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await notWhole(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect(notWhole(page)).toBeHidden()
  await page.getByLabel('Sort').selectOption('Lowest price')
  await expect(page).toHaveURL('/find-mentors?sort=lowest-price')
})

test('a script that the network has lost is asked for once more', async ({ page }) => {
  let lost = 0
  await page.route('**/assets/index-*.js', async (route) => {
    lost += 1
    await (lost === 1 ? route.abort() : route.continue())
  })
  await page.goto('/pricing', { waitUntil: 'load' })
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('link', { name: 'Workshops' }).first())
    .hover()
  await expect.poll(() => lost).toBe(2)
  await expect(notWhole(page)).toBeHidden()
})

test('a page that the network has left alone comes alive when it is back', async ({ page }) => {
  let isLost = true
  await page.route('**/assets/index-*.js', (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/pricing', { waitUntil: 'load' })
  await expect(notWhole(page)).toBeVisible()
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notWhole(page)).toBeHidden()
})

test('a footer whose code is gone stays as it was drawn', async ({ page }) => {
  const gone = page.waitForResponse('**/assets/soon-*.js')
  await page.route('**/assets/soon-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pricing')
  await gone
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /workshops/i })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a menu whose code is gone says so in a toast that stands still, and the next press opens it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/assets/menus-*.js', (route) => route.abort())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Menu' }).click()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('animation-name', 'none')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await page.unroute('**/assets/menus-*.js')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('no script has a name by which content blockers know trackers', () => {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>
  const names = Object.values(manifest).map(({ file }) => file.replace('assets/', ''))
  expect(names.length).toBeGreaterThan(50)
  const known = /^(.*[-_.])?ads?[-_.]|google|analytic|track|pixel|cookie|consent/i
  expect(names.filter((name) => known.test(name))).toEqual([])
})

const BLOCKED: [how: string, answer: (route: Route) => Promise<void>][] = [
  ['blocked', (route) => route.abort()],
  ['emptied', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
]
for (const [how, answer] of BLOCKED)
  test(`parts that a content blocker has ${how} take no page away`, async ({ page, context }) => {
    await page.route(/\/assets\/(home|soon|pricing)-/, answer)
    await page.goto('/', { waitUntil: 'load' })
    await expect(notWhole(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-roledescription="carousel"]')).toContainText(/1-3 of/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshops' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /workshops/i })).toBeVisible()
    await page.goto('/pricing', { waitUntil: 'load' })
    await expect(notWhole(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Clear prices/ })).toBeVisible()
    await page.route(/\/assets\/(booking|mentor|sessions)-/, answer)
    await enterDemo(context, 'mentee', DEMO_MENTEE.email)
    for (const path of ['/booking/1', '/mentor/1', '/sessions']) {
      await page.goto(path, { waitUntil: 'load' })
      await expect(notWhole(page)).toBeVisible()
      // The page of one person is drawn without what is theirs.
      if (path !== '/sessions') await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(), path).toBeVisible()
    }
  })
