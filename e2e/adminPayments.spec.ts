/** The administrators' payments: an order that nobody has told us about, and a part of its money given back. */
import { enterAsAdmin } from './admin.ts'
import { buy, garble, newMentee, takeMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade } from './screenChecks.ts'

test('an order is found, rechecked once the provider answers again, and refunded in part', async ({
  page,
  baseURL,
}) => {
  const [mentee, mentor] = await Promise.all([newMentee('Leela Menon'), takeMentor()])
  const { orderId, amount } = await buy(mentee, mentor.id, { isUnheard: true })
  await garble(orderId, true)
  await enterAsAdmin(page)
  await page.goto('/admin/payments')
  await page.getByRole('searchbox', { name: 'Search' }).fill(mentee.email)
  await expect(page.getByText('1–1 of 1 order', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^View / }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('No money has arrived for this order.')).toBeVisible()

  // The provider is no help: that is said, and the order stays what it was.
  const recheck = panel.getByRole('button', { name: 'Recheck with provider' })
  await recheck.click()
  await expect(panel.getByText(/payment provider/)).toBeVisible()
  await expect(panel.getByText('No money has arrived for this order.')).toBeVisible()
  await garble(orderId, false)
  await recheck.click()
  await expect(panel.getByText('The provider has the payment, and the purchase is valid.')).toBeVisible()

  await panel.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this payment' })
  await dialog.getByLabel('Refund in rupees').fill('100.25')
  await dialog.getByLabel('Reason').fill('Half of it was held')
  await dialog.getByLabel('Type 100.25 to confirm').fill('100')
  await expectWellMade(page, 'the refund')
  const confirm = dialog.getByRole('button', { name: 'Refund ₹100.25' })
  await confirm.click()
  await expect(dialog.getByText('Type 100.25 to confirm').last()).toBeVisible()
  await dialog.getByLabel('Type 100.25 to confirm').fill('100.25')
  await confirm.click()
  await expect(page.getByText('Refund requested', { exact: true }).first()).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveText(/₹100\.25/)
  const toPayer = await mailTo(baseURL!, mentee.email, /^Refund of ₹100\.25 on its way$/)
  const toMentor = await mailTo(baseURL!, mentor.email, /^A part of a payment was refunded/)
  for (const { text } of [toPayer, toMentor]) expect(text).toContain('Half of it was held')

  // The rest of it can go back, and no more.
  await page.reload()
  await expect(panel.getByText('Can still be refunded')).toBeVisible()
  const rest = `₹${((amount - 10_025) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
  await expect(panel.getByText(rest, { exact: true })).toBeVisible()
})
