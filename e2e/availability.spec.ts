/** When a mentor is free, from their dashboard to what a student can book. */
import type { Page } from '@playwright/test'
import { formatShortDay, formatWeekday } from '../api/rules/text/format.ts'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { enter, takeMentor } from './backstage.ts'
import { offered } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, NARROW, WIDE } from './screenChecks.ts'

/** A day in the preview of the two weeks, which a phone has behind a title. */
function previewOf(page: Page, day: string) {
  const list = page.getByRole('list', { name: 'The next two weeks, day by day' })
  return list.getByRole('listitem').filter({ hasText: formatShortDay(day) })
}

/** The days on which a student is offered anything. */
async function daysOffered(page: Page, mentorId: number): Promise<(string | null)[]> {
  await page.goto(`/booking/${mentorId}`)
  const days = page.locator('button[data-date][data-state="free"]')
  await expect(days.first()).toBeVisible()
  return await Promise.all((await days.all()).map((day) => day.getAttribute('data-date')))
}

/** A time without the space that keeps it on one line. */
const asTyped = (time: string): string => time.replaceAll('\u00A0', ' ').trim()

/** The times that a student is offered on a day. */
async function timesOn(page: Page, mentorId: number, day: string): Promise<string[]> {
  await page.goto(`/booking/${mentorId}`)
  await page.locator(`button[data-date="${day}"]`).click()
  await expect(offered(page).first()).toBeVisible()
  return (await offered(page).allTextContents()).map(asTyped)
}

test('a mentor sets hours and sees what students will see; students are offered just that, and nothing on a day off', async ({
  page,
  elsewhere,
}) => {
  const mentor = await takeMentor()
  await enter(page.context(), mentor)
  const day = addDays(istDate(new Date()), 2)
  const weekday = formatWeekday(day)

  await page.goto('/mentor-dashboard')
  const hours = page.getByRole('region', { name: 'Weekly availability' }).last()
  await expect(hours.getByRole('switch')).toHaveCount(7)
  for (const one of await hours.getByRole('switch').all()) await one.setChecked(false)
  await hours.getByRole('switch', { name: weekday }).check()
  await hours.getByLabel(`${weekday}, start`).selectOption('18:00')
  await hours.getByLabel(`${weekday}, end`).selectOption('21:00')
  await expect(hours.getByText(/^Students will see \d slots? next week: \d on /)).toBeVisible()
  const row = previewOf(page, day)
  await expect(row).toBeVisible()
  await page.setViewportSize(NARROW)
  await expect(row).toBeHidden()
  await hours.getByText('The next two weeks, day by day').click()
  // Between six and nine, and no longer what the hours from before offered.
  await expect(row).toContainText(/[678]:\d\d\spm/)
  await expect(row).not.toContainText(/(?<!\d)(?:[1-59]|1[0-2]):\d\d/)
  const open = async () => (await row.locator('div > div').first().innerText()).split(', ').map(asTyped)
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect(hours.getByText('Saved', { exact: true })).toBeVisible()

  const student = await (await elsewhere()).newPage()
  expect(await daysOffered(student, mentor.id)).toEqual([0, 7, 14, 21, 28].map((ahead) => addDays(day, ahead)))
  // The preview follows what is typed, and may still stand for the hours of a moment ago.
  await expect.poll(open).toEqual(await timesOn(student, mentor.id, day))

  await page.getByRole('button', { name: 'Add days off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add days off' })
  await dialog.getByLabel('First day').fill(day)
  await dialog.getByLabel('Note').fill('On site')
  await expect(dialog.getByText(/^You have no sessions on this day|booked on these days/)).toBeVisible()
  await expectWellMade(page, 'adding days off')
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Day off')
  expect(await daysOffered(student, mentor.id)).toEqual([7, 14, 21, 28].map((ahead) => addDays(day, ahead)))
})
