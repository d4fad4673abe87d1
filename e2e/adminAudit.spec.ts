/** The audit log: what was done is in it with before and after, and is found by person, payment and day. */
import type { Page } from '@playwright/test'
import { istDate } from '../api/rules/time/time.ts'
import { enterAsAdmin } from './admin.ts'
import { buy, newMentee, sharedMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, loaded } from './screenChecks.ts'

/** Finds what concerns one of them. */
async function find(page: Page, field: 'Person' | 'Payment', text: string): Promise<void> {
  const search = page.getByRole('search', { name: 'Audit log' })
  await search.getByRole('searchbox', { name: field }).fill(text)
  await search.getByRole('button', { name: 'Find' }).click()
}

test('an act is found by person, by payment and by day, with what it changed', async ({ page }) => {
  const [mentee, mentor] = await Promise.all([newMentee('Gauri Deshpande'), sharedMentor()])
  const { bookingId, orderId, amount } = await buy(mentee, mentor.id)
  const reason = `The mentor fell ill ${Date.now()}`
  await enterAsAdmin(page)
  const act = { refund: 30_000, expectedRefundable: amount, reason }
  const cancelled = await page.request.post(`/api/admin/bookings/${bookingId}/cancel`, { data: act })
  expect(cancelled.ok(), await cancelled.text()).toBe(true)

  await page.goto('/admin/audit')
  await loaded(page)
  await find(page, 'Person', mentee.email)
  // The list from before has the act, too, and is dimmed until what was asked for is there.
  await expect(page).toHaveURL(/person=/)
  await loaded(page)
  const entry = page.getByRole('row').filter({ hasText: reason })
  await expect(entry).toContainText('admin')
  await expect(entry).toContainText(/Status\s*confirmed.*cancelled/i)
  await expect(entry).toContainText(/Refund\s*₹300/i)
  await expectWellMade(page, 'the audit log')

  // Money has its own entries, by whoever brought them about.
  const order = (await (await page.request.get(`/api/admin/orders/${orderId}`)).json()) as {
    payments: { receiptNumber: string }[]
  }
  await page.goto('/admin/audit')
  await find(page, 'Payment', order.payments[0]!.receiptNumber)
  const requested = page.getByRole('row').filter({ hasText: 'Refund requested' })
  await expect(requested).toHaveCount(1)
  // The form stays, with the focus in it; going back fills it in again.
  const person = page.getByLabel('Person')
  await person.fill('mentor:1')
  await person.press('Enter')
  await expect(page).toHaveURL(/person=/)
  await expect(person).toBeFocused()
  await page.goBack()
  await expect(person).toHaveValue('')
  await expect(requested).toHaveCount(1)
  await expect(requested).toContainText('₹300')
  await expect(page.getByRole('row').filter({ hasText: 'Payment received' })).toHaveCount(1)

  await page.goto(`/admin/audit?person=${encodeURIComponent(mentee.email)}`)
  await expect(entry).toBeVisible()
  const day = page.getByLabel('Day')
  await day.fill(istDate(new Date(Date.now() - 2 * 86_400_000)))
  await expect(entry).toHaveCount(0)
  await day.fill(istDate(new Date()))
  await expect(entry).toBeVisible()
})
