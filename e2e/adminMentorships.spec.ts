/** The administrators' mentorships: cancelled, moved and made longer, with a reason that both sides get. */
import type { Page } from '@playwright/test'
import { enterAsAdmin } from './admin.ts'
import { buy, newMentee, takeMentor, type Person } from './backstage.ts'
import { offered } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { mailTo } from './mailbox.ts'
import { expectWellMade } from './screenChecks.ts'

/** Opens what the mentee has booked, from the table. */
async function open(page: Page, mentee: Person) {
  await enterAsAdmin(page)
  await page.goto('/admin?tab=mentorships')
  await page.getByRole('searchbox', { name: 'Search' }).fill(mentee.name)
  await expect(page.getByText('1–1 of 1 mentorship', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^View / }).click()
  return page.getByRole('dialog', { name: new RegExp(`^${mentee.name} with`) })
}

async function expectTold(url: string, people: readonly Person[], subject: RegExp, reason: string): Promise<void> {
  for (const { email } of people) expect((await mailTo(url, email, subject)).text).toContain(reason)
}

/** A name that nobody else has: tables are searched by it. */
const nameOf = (first: string): string => `${first} ${Date.now()}`

test('a session is moved, then cancelled with another refund than the rules give', async ({ page, baseURL }) => {
  const [mentee, mentor] = await Promise.all([newMentee(nameOf('Tara')), takeMentor()])
  await buy(mentee, mentor.id)
  const panel = await open(page, mentee)
  await panel.getByRole('button', { name: 'Move session' }).click()
  const moving = page.getByRole('dialog', { name: 'Move this session' })
  await offered(page).first().click()
  await moving.getByLabel('Reason').fill('The site visit was brought forward')
  await expectWellMade(page, 'moving a session')
  await moving.getByRole('button', { name: 'Move session' }).click()
  await expect(page.getByText('Session moved. We’ve emailed both sides.', { exact: true }).first()).toBeVisible()
  await expectTold(baseURL!, [mentee, mentor], /^Moved: session with/, 'The site visit was brought forward')
  await expect(panel.getByText('Moved to another time')).toBeVisible()

  await panel.getByRole('button', { name: 'Cancel session' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel this session' })
  // Under the refund policy, all that was paid.
  await expect(cancelling.getByText(/^Under the refund policy, ₹[\d,.]+ is refunded\./)).toBeVisible()
  await cancelling.getByLabel('Refund in rupees').fill('250')
  await cancelling.getByLabel('Reason').fill('Half of the notes were given')
  await cancelling.getByLabel('Type 250 to confirm').fill('250')
  await expectWellMade(page, 'cancelling a session')
  await cancelling.getByRole('button', { name: 'Cancel and refund ₹250' }).click()
  await expect(page.getByText('Cancelled. We’ve emailed both sides.', { exact: true }).first()).toBeVisible()
  await expectTold(baseURL!, [mentee, mentor], /^Cancelled: session with/, 'Half of the notes were given')
  await expect(panel.getByText('Cancelled by our team')).toBeVisible()
  await expect(panel.getByText(/^Refund of ₹250 requested/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Cancel session' })).toHaveCount(0)
})

test('the last day of a package is changed', async ({ page, baseURL }) => {
  const [mentee, mentor] = await Promise.all([newMentee(nameOf('Nirmala')), takeMentor()])
  await buy(mentee, mentor.id, { packageType: 'advanced' })
  const panel = await open(page, mentee)
  await panel.getByRole('button', { name: 'Change last day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the last day of this package' })
  await dialog.getByLabel('Last day').fill(new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Reason').fill('The mentor was ill for a month')
  await expectWellMade(page, 'the last day of a package')
  await dialog.getByRole('button', { name: 'Change last day' }).click()
  await expect(page.getByText('Last day changed. We’ve emailed both sides.', { exact: true }).first()).toBeVisible()
  await expectTold(baseURL!, [mentee, mentor], /^New last day: Advanced package with/, 'The mentor was ill for a month')
})
