/** A mentor's first week: accepted, profile, hours, a booking of exactly one of them, the session, completed. */
import type { APIRequestContext, Page } from '@playwright/test'
import { formatWeekday } from '../api/rules/text/format.ts'
import { addDays, istDate } from '../api/rules/time/time.ts'
import { enter, newMentee, newMentor, passSessions } from './backstage.ts'
import {
  continueTo,
  expectConfirmed,
  checkout,
  offered,
  openTimes,
  payButton,
  writeAgenda,
  AGENDA,
} from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade, NARROW, WIDE } from './screenChecks.ts'

/** What the administrator decides, by the documented calls. */
async function accept(request: APIRequestContext, mentorId: number): Promise<void> {
  const admin = { username: 'admin', password: 'Plumb-line-42!' }
  expect((await request.post('/api/admin/login', { data: admin })).status()).toBe(200)
  const answer = await request.patch(`/api/mentors/${mentorId}/status`, { data: { status: 'accepted' } })
  expect(answer.status()).toBe(200)
}

/** Saves a section of the form. */
async function save(page: Page, title: string): Promise<void> {
  const section = page.getByRole('region', { name: title, exact: true })
  await section.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(section.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
}

test('a first week, from the review to the first completed session', async ({ page, elsewhere }) => {
  test.setTimeout(180_000)
  const mentor = await newMentor('Devika Nair')
  await enter(page.context(), mentor)
  await page.goto('/mentor-dashboard')
  await expect(page.getByText('Your application is being reviewed.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Inbox' })).toBeDisabled()
  // From here on the window is as narrow as a phone.
  await expectWellMade(page, 'under review')

  await accept((await elsewhere()).request, mentor.id)
  await page.reload()
  await expect(page.getByText('Your application is being reviewed.')).toHaveCount(0)
  await page.getByRole('tab', { name: /^Inbox/ }).click()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await page.getByRole('tab', { name: 'Profile' }).click()

  // A real picture of 1280 pixels, made small by the browser.
  await page.setViewportSize(WIDE)
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.setViewportSize(NARROW)
  await page.getByLabel('Profile picture').setInputFiles(photo)
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  const picture = page.getByRole('main').locator('header img')
  await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f]+/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight)))
    .toBe(400)

  await page.getByRole('textbox', { name: 'Bio' }).fill('I design bridges and like to explain loads.')
  await save(page, 'Bio')
  // Not today's weekday: of today's slots some are over.
  const weekday = formatWeekday(addDays(istDate(new Date()), 2))
  await page.getByRole('switch', { name: weekday }).check()
  await page.getByLabel(`${weekday}, start`).selectOption('10:00')
  await page.getByLabel(`${weekday}, end`).selectOption('12:00')
  await save(page, 'Weekly availability')

  const students = await elsewhere()
  const student = await newMentee('Kavya Reddy')
  await enter(students, student)
  const studentPage = await students.newPage()
  await studentPage.setViewportSize(page.viewportSize()!)
  await openTimes(studentPage, mentor.id)
  await expect(offered(studentPage)).toHaveText(['10:00 am', '10:45 am'])
  await offered(studentPage).nth(1).click()
  await continueTo(studentPage)
  await writeAgenda(studentPage)
  await continueTo(studentPage)
  await payButton(studentPage).click()
  await checkout(studentPage).getByRole('button', { name: 'Pay', exact: true }).click()
  await expectConfirmed(studentPage)

  await page.goto('/mentor-dashboard')
  const next = page.getByRole('region', { name: 'Next session' })
  await expect(next.getByText('Kavya Reddy')).toBeVisible()
  await expect(next.getByText(AGENDA)).toBeVisible()
  await expect(next.getByText(/10:45\sam/)).toBeVisible()

  await passSessions(student.id)
  await studentPage.goto('/mentee-dashboard?tab=progress')
  await studentPage.getByRole('button', { name: 'Mark as Completed' }).click()
  await expect(studentPage.getByText('Session Completed').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('None booked yet')).toBeVisible()
})
