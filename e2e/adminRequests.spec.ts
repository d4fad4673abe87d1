/** The administrators' requests: found, filtered, and read. */
import { enterAsAdmin } from './admin.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, loaded } from './screenChecks.ts'

test('a request is found and read, with its answer', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin?tab=requests')
  await loaded(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Accepted')
  const others = page.getByRole('row').filter({ hasText: /Pending|Rejected|Withdrawn/ })
  await expect(others).toHaveCount(0)
  const label = await page
    .getByRole('link', { name: /^View request of/ })
    .first()
    .getAttribute('aria-label')
  const name = label!.replace('View request of ', '')
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('link', { name: label! }).first().click()
  const panel = page.getByRole('dialog', { name: `Request of ${name}` })
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(panel.getByText('Topic')).toBeVisible()
  await expectWellMade(page, 'a request')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})
