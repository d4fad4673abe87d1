/** The reference page of the REST calls. It has no script. */
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNoSideScroll } from './screenChecks.ts'

test('the calls are read on a phone too, and reached by keyboard', async ({ page }) => {
  await page.goto('/api/docs', { waitUntil: 'load' })
  await expectNoSideScroll(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSideScroll(page)
  await expectAccessible(page, 'the reference')
  await page.getByRole('link', { name: 'OpenAPI 3.1' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Mentors', exact: true })).toBeInViewport()
  const fields = page.getByText('selectedTimeSlot', { exact: true })
  const { height } = (await fields.first().boundingBox())!
  expect(height, 'a field stands on one line').toBeLessThan(30)
})
