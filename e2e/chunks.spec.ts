/** Code that a deployment has taken away under an open tab. */
import { expect, test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'

// #422: a part that was drawn and cannot be taken over is drawn again, here as what says so.
test.use({ allowed: { errors: [/Failed to load resource/, /dynamically imported module/, /error #422/] } })

test('a page whose code is gone is loaded as a document, and what was typed elsewhere is still there', async ({
  page,
}) => {
  let isGone = true
  await page.goto('/mentee-signup')
  await loaded(page)
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.route('**/assets/PricingPage-*.js', (route) =>
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

test('a drawn page whose code is gone stays readable, once, and its links lead on', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route('**/assets/PricingPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: /^Clear prices/ })).toBeVisible()
  expect(documents).toBe(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workshops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /workshops/i })).toBeVisible()
})

test('a menu whose code is gone says so in a toast that stands still, and the next press opens it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/assets/MobileMenuPanel-*.js', (route) => route.abort())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Menu' }).click()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('animation-name', 'none')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await page.unroute('**/assets/MobileMenuPanel-*.js')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the lower part of a page whose code is gone says so, and comes by itself when it is there again', async ({
  page,
}) => {
  await page.route('**/assets/HomeBelow-*.js', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unroute('**/assets/HomeBelow-*.js')
  await expect(page.getByRole('heading', { name: 'Why choose Plumbline' })).toBeAttached({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0)
})
