/** The administrators' first tab: totals, and charts with the tables behind them. */
import { enterAsAdmin } from './admin.ts'
import { buy, newMentee, sharedMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { loaded } from './screenChecks.ts'

/** Rupees of a text such as ₹1,499.50. */
const rupees = (text: string | null): number => Number((text ?? '').replaceAll(/[₹,]/g, ''))

test('a booking is in the charts and in the tables behind them', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin')
  await loaded(page)
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 4 weeks')
  await expect(page).toHaveURL(/weeks=4/)
  const chart = page.getByRole('group', { name: 'Revenue by week' })
  await expect(chart.getByRole('img')).toHaveCount(4)

  const revenue = page.getByRole('region', { name: 'Revenue' }).first()
  await revenue.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('table', { name: 'Revenue by week' })
  // A heading, four weeks, and their sum.
  await expect(table.getByRole('row')).toHaveCount(6)
  const thisWeek = table.getByRole('row').nth(1).getByRole('cell')
  const before = rupees(await thisWeek.textContent())
  const [mentee, mentor] = await Promise.all([newMentee('Hema Iyer'), sharedMentor()])
  const { amount } = await buy(mentee, mentor.id)
  await page.reload()
  await expect(page).toHaveURL(/weeks=4/)
  await revenue.getByRole('button', { name: 'Show as table' }).click()
  // Others may pay meanwhile.
  expect(rupees(await thisWeek.textContent())).toBeGreaterThanOrEqual(before + amount / 100)
})
