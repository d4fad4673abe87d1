/** The listing of workshops: its filter, its empty state, and the way back to it. */
import { expect, test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'

const ROBOT = /Your first robot cell/
const BEAM = /Reading a beam drawing:/

test('a branch is chosen, a workshop looked at, and Back returns to both', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/workshops')
  await loaded(page)
  await page.getByLabel('Branch').selectOption('Mechanical Engineering')
  await expect(page).toHaveURL(/\/workshops\?branch=Mechanical%20Engineering$/)
  await expect(page.getByRole('heading', { name: /^Showing \d+ workshops?$/ })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: BEAM })).toHaveCount(0)
  const card = page.getByRole('article').filter({ hasText: ROBOT })
  // Sold out in the demo data. Its one link covers the card: a click on the picture will do.
  await expect(card).toContainText('Sold out')
  await page.evaluate(() => scrollTo(0, 160))
  await card.hover({ position: { x: 60, y: 120 } })
  const before = await page.evaluate(() => Math.round(scrollY))
  expect(before).toBeGreaterThan(100)
  await card.click({ position: { x: 60, y: 120 } })
  await expect(page.getByRole('heading', { level: 1, name: ROBOT })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Branch')).toHaveValue('Mechanical Engineering')
  await expect(card).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  await page.getByRole('link', { name: 'Clear Filter' }).click()
  await expect(page).toHaveURL(/\/workshops$/)
  await expect(page.getByRole('article').filter({ hasText: BEAM })).toBeVisible()
})

test('a branch without workshops leads back to all of them', async ({ page }) => {
  await page.goto('/workshops?branch=Marine%20Engineering')
  await expect(page.getByRole('heading', { name: 'No workshops found' })).toBeVisible()
  await page.getByRole('link', { name: 'View All Workshops' }).click()
  await expect(page.getByRole('article').filter({ hasText: BEAM })).toBeVisible()
  await expect(page.getByLabel('Branch')).toBeFocused()
})
