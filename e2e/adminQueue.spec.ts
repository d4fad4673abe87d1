/** The work queue: what waits is dealt with where it stands. */
import type { Page } from '@playwright/test'
import { enterAsAdmin } from './admin.ts'
import {
  buy,
  deadJob,
  disputeNoShow,
  failedEmail,
  failRefund,
  newMentee,
  passSessions,
  reportChat,
  sharedMentor,
  takeMentor,
} from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade, focused, loaded } from './screenChecks.ts'

/** A name that nobody else has. */
const nameOf = (first: string): string => `${first} ${Date.now()}`

const queue = (page: Page) => page.getByRole('region', { name: 'Work queue' })
const rowOf = (page: Page, text: string) => queue(page).getByRole('listitem').filter({ hasText: text })

test('an email and a job are tried again, and do their work', async ({ page, baseURL }) => {
  const to = `queue-${Date.now()}@test.example`
  // The mailbox also has those that failed, or that still wait.
  const expectSent = (subject: RegExp) =>
    expect.poll(async () => (await mailTo(baseURL!, to, subject)).status).toBe('kept')
  await failedEmail(to, 'Your receipt, again')
  const jobId = await deadJob(to, 'Your ticket, again')
  await enterAsAdmin(page)
  await page.goto('/admin')
  await loaded(page)
  await expectWellMade(page, 'the queue')
  const email = rowOf(page, to).filter({ hasText: 'Your receipt, again' })
  await expect(email).toContainText('9 tries: 451 try again later')
  await email.getByRole('button', { name: /^Retry/ }).click()
  await expect(email).toHaveCount(0)
  // Whoever works down the queue goes on from there.
  await expect.poll(() => focused(page).then(({ text }) => text)).not.toBe('')
  await expectSent(/^Your receipt, again$/)

  const job = queue(page).getByRole('button', { name: `Retry: sendEmail ${jobId}`, exact: true })
  await job.click()
  await expect(job).toHaveCount(0)
  await expectSent(/^Your ticket, again$/)
})

test('a refund that failed is requested again', async ({ page }) => {
  const [mentee, mentor] = await Promise.all([newMentee(nameOf('Sarita')), sharedMentor()])
  const { orderId, amount } = await buy(mentee, mentor.id)
  await enterAsAdmin(page)
  const order = await (await page.request.get(`/api/admin/orders/${orderId}`)).json()
  const refund = { amount: 20_000, expectedRefundable: amount, reason: 'A part was not held' }
  const asked = await page.request.post(`/api/admin/payments/${order.payments[0].id}/refund`, { data: refund })
  expect(asked.ok(), await asked.text()).toBe(true)
  await failRefund(orderId)
  const row = rowOf(page, `₹200 to ${mentee.name}`)
  await expect(async () => {
    await page.goto('/admin')
    await expect(row).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: /^Retry/ }).click()
  await expect(page.getByText('Refund requested again', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`/admin/payments?open=${orderId}`)
  await expect(page.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(2)
})

test('a disputed no-show is decided, with the refund of the rules', async ({ page, baseURL }) => {
  const [mentee, mentor] = await Promise.all([newMentee(nameOf('Usha')), takeMentor()])
  const { bookingId } = await buy(mentee, mentor.id)
  await passSessions(mentee.id)
  await disputeNoShow(bookingId, mentee, mentor)
  await enterAsAdmin(page)
  await page.goto('/admin')
  const row = rowOf(page, `${mentee.name} with ${mentor.name}`)
  await row.getByRole('button', { name: /^Decide/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Decide on this no-show report' })
  await dialog.getByRole('radio', { name: new RegExp(`^${mentor.name} did not come`) }).check()
  const sum = await dialog.getByLabel('Refund in rupees').inputValue()
  expect(Number(sum)).toBeGreaterThan(0)
  await dialog.getByLabel('Reason').fill('The call log shows nobody')
  await expectWellMade(page, 'the decision')
  await dialog.getByLabel(`Type ${sum} to confirm`).fill(sum)
  await dialog.getByRole('button', { name: /^Decide and refund/ }).click()
  await expect(page.getByText('Decided. We’ve emailed both sides.', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)
  for (const { email } of [mentee, mentor])
    expect((await mailTo(baseURL!, email, /^Our decision: session with/)).text).toContain('The call log shows nobody')
})

test('a reported conversation is resolved with a note', async ({ page }) => {
  const [mentee, mentor] = await Promise.all([newMentee(nameOf('Padma')), sharedMentor()])
  const { bookingId } = await buy(mentee, mentor.id, { packageType: 'advanced' })
  await reportChat(bookingId, mentee, 'They sell me a course')
  await enterAsAdmin(page)
  await page.goto('/admin')
  const row = rowOf(page, `${mentee.name} about ${mentor.name}`)
  await expect(row).toContainText('They sell me a course')
  await row.getByRole('button', { name: /^Resolve/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolve this report?' })
  await dialog.getByLabel('What was done').fill('Talked to the mentor')
  await dialog.getByRole('button', { name: 'Resolve report' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/admin/audit')
  await expect(page.getByRole('row').filter({ hasText: 'Talked to the mentor' }).first()).toContainText(mentee.name)
})

test('an application is accepted from the queue', async ({ page, baseURL }) => {
  await enterAsAdmin(page)
  await page.goto('/admin')
  // Those who have waited longest are shown.
  const applications = queue(page).getByRole('region', { name: /^Mentors who have applied/ })
  const row = applications.getByRole('listitem').first()
  const email = (await row.getByText(/@/).textContent()) ?? ''
  await row.getByRole('button', { name: /^Accept/ }).click()
  await page.getByRole('textbox', { name: /^Note in the email/ }).fill('Your drawings convinced us')
  await page.getByRole('button', { name: 'Accept and email' }).click()
  await expect(applications.getByText(email)).toHaveCount(0)
  expect((await mailTo(baseURL!, email, /now a Plumbline mentor/)).text).toContain('Your drawings convinced us')
})
