/** A mentor's workshops: made, changed after a reload, and what is done once one has begun. */
import type { Page } from '@playwright/test'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { begunWorkshop, enter, takeMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { expectAlike, expectWellMade, loaded, NARROW } from './screenChecks.ts'

const TITLE = 'Reading a beam drawing: from bar marks to site'

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Description').fill('A live working session on one real T-beam.')
  await page.getByLabel('Date').fill(addDays(istDate(new Date()), 14))
  await page.getByLabel('Time').fill('16:00')
  await page.getByLabel('Duration').fill('2.5 hours')
  await page.getByLabel('Branch').selectOption('Civil Engineering')
  await page.getByLabel('Price').fill('499')
}

test('a mentor makes a workshop, loses nothing by a reload, and changes it', async ({ page, context }) => {
  await enter(context, await takeMentor())
  await page.goto('/mentor-dashboard?tab=workshops')
  await page.getByRole('link', { name: 'Create workshop' }).click()
  await expect(page.getByRole('heading', { name: 'Create workshop' })).toBeFocused()
  await fill(page)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(TITLE)
  await expect(page.getByText('We’ve saved what you typed')).toBeVisible()
  await expectAlike(page, 'the form of a workshop, restored')
  const picture = { name: 'beam.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Picture of the workshop').setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(page.getByText('Workshop Created', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: TITLE })
  await expect(card.getByText('Pending Approval')).toBeVisible()
  await expect(card.getByText('₹499')).toBeVisible()
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect(page.locator('form img')).toHaveAttribute('src', /^\/media\//)
  await page.getByLabel('Price').fill('0')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Workshop updated', { exact: true })).toBeVisible()
  await expect(card.getByText('Free', { exact: true })).toBeVisible()
})

test('who was there is marked and kept, and everybody is written to, on a phone', async ({ page, context }) => {
  await page.setViewportSize(NARROW)
  const mentor = await takeMentor()
  await begunWorkshop(mentor.id, ['Asha Rao', 'Vikram Patil', 'Nandini Joshi'])
  await enter(context, mentor)
  await page.goto('/mentor-dashboard')
  await page.getByRole('link', { name: /your attention/ }).click()
  await page
    .getByRole('article', { name: 'Reading a slab drawing' })
    .getByRole('link', { name: 'Mark attendance' })
    .click()
  await expect(page.getByRole('heading', { name: 'Reading a slab drawing' })).toBeFocused()
  const present = (name: string) => page.getByRole('checkbox', { name: `Present ${name}` })
  await present('Asha Rao').check()
  await expect(page.getByText('1 of 3 present', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as present' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 3 present', { exact: true })).toBeVisible()
  await expectWellMade(page, 'a workshop that has begun')
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you all. The drawings are in the shared folder.')
  await page.getByRole('button', { name: 'Check and send' }).click()
  await expect(page.getByRole('dialog', { name: 'Send to 3 people?' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('2 of 3 messages left.')).toBeVisible()
  await page.reload()
  await loaded(page)
  await expect(present('Asha Rao')).toBeChecked()
  await expect(present('Vikram Patil')).not.toBeChecked()
  await expect(page.getByText('Sent to 3 people')).toBeVisible()
})
