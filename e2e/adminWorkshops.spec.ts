/** Workshops as administrators look after them: made, decided on, and deleted once nobody depends on them. */
import { expect, test } from './fixtures.ts'
import { enterAsAdmin } from './admin.ts'
import { expectWellMade } from './screenChecks.ts'

test('a workshop is added, found, approved and deleted', async ({ page }) => {
  const title = `Reading a pump curve ${Date.now()}`
  await enterAsAdmin(page)
  await page.goto('/admin?tab=workshops')
  await page.getByRole('button', { name: 'Add workshop' }).click()
  const form = page.getByRole('dialog', { name: 'Add workshop' })
  await form.getByLabel('Mentor').fill('Ananya')
  await form.getByRole('option', { name: /Ananya Iyer/ }).click()
  await expect(form.getByLabel('Instructor name')).toHaveValue('Ananya Iyer')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('From the curve to the pump.')
  await form.getByLabel('Date').fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
  await form.getByLabel('Time').fill('16:00')
  await form.getByLabel('Duration').fill('2 hours')
  await form.getByLabel('Branch').selectOption('Electronics Engineering')
  await form.getByLabel('Price').fill('499')
  await expectWellMade(page, 'the form')
  await form.getByRole('button', { name: 'Add workshop' }).click()
  await expect(page.getByText('Workshop created successfully', { exact: true })).toBeVisible()

  await page.getByLabel('Search').fill(title)
  await expect(page.getByText('1–1 of 1 workshop')).toBeVisible()
  await page.getByRole('button', { name: `Approve ${title}` }).click()
  await expect(page.getByText('Workshop approved successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: title }).getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${title}?` })
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete workshop' }).click()
  await expect(page.getByText('Workshop deleted successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0)
})
