/** A review from the session's page to the profile: answered, reported, hidden, and counted out. */
import { enterAsAdmin } from './admin.ts'
import { buy, enter, enterNew, newMentee, passSessions, takeMentor } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { expectWellMade } from './screenChecks.ts'

const WORDS = `Found the mistake in my load path in ten minutes, ${process.pid}.`
const ANSWER = 'Thank you. You came with a drawing and a question.'

test('two presses to stars, read and answered by the mentor, reported, hidden and counted out', async ({
  page,
  elsewhere,
}) => {
  test.setTimeout(120_000)
  const mentor = await takeMentor()
  const student = await enterNew(page.context(), 'Kavya Reddy')
  await buy(student, mentor.id)
  await passSessions(student.id)
  await page.goto('/sessions')
  await page.getByRole('link', { name: 'Rate this session' }).click()
  const review = page.getByRole('region', { name: 'How was your session?' })
  await review.getByRole('radio', { name: '2 stars, fair' }).check({ force: true })
  await expectWellMade(page, 'the form of a review')
  await review.getByRole('button', { name: 'Send review' }).click()
  const own = page.getByRole('region', { name: 'Your review' })
  await expect(own.getByText('2 out of 5')).toBeAttached()
  await own.getByRole('button', { name: 'Edit review' }).click()
  await own.getByRole('checkbox', { name: 'Good listener' }).check({ force: true })
  await own.getByRole('textbox', { name: /^Your review/ }).fill(WORDS)
  await own.getByRole('button', { name: 'Save review' }).click()
  await expect(own.getByText(WORDS)).toBeVisible()

  const mentorPage = await (await elsewhere()).newPage()
  await enter(mentorPage.context(), mentor)
  await mentorPage.goto('/notifications')
  await mentorPage.getByRole('link', { name: /You have a new review/ }).click()
  const read = mentorPage.getByRole('region', { name: 'Review by your mentee' })
  await expect(read.getByText(WORDS)).toBeVisible()
  await read.getByRole('button', { name: 'Answer' }).click()
  await read.getByRole('textbox', { name: /^Your answer/ }).fill(ANSWER)
  await read.getByRole('button', { name: 'Save answer' }).click()
  await expect(read.getByText(ANSWER)).toBeVisible()

  const readerPage = await (await elsewhere()).newPage()
  await enter(readerPage.context(), await newMentee('Imran Ansari'))
  const two = readerPage.getByRole('link', { name: '2 stars 1 review' })
  await readerPage.goto(`/mentor/${mentor.id}`)
  await two.click()
  const item = readerPage.getByRole('listitem').filter({ hasText: WORDS })
  await expect(item).toContainText('Kavya')
  await expect(item).toContainText(ANSWER)
  await expectWellMade(readerPage, 'reviews of two stars')
  await item.getByRole('button', { name: 'Report the review by Kavya' }).click()
  const report = readerPage.getByRole('dialog', { name: 'Report this review' })
  await report.getByRole('radio', { name: 'Made up or paid for' }).check({ force: true })
  await report.getByRole('textbox', { name: /^Details/ }).fill('Nobody was there.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toHaveCount(0)

  const adminPage = await (await elsewhere()).newPage()
  await enterAsAdmin(adminPage)
  await adminPage.goto('/admin')
  const row = adminPage.getByRole('listitem').filter({ hasText: WORDS })
  await row.getByRole('button', { name: /^Hide/ }).click()
  const hide = adminPage.getByRole('dialog', { name: 'Hide this review?' })
  await hide.getByLabel('Reason').fill('It was made up.')
  await hide.getByRole('button', { name: 'Hide review' }).click()
  await expect(hide).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await readerPage.reload()
  await expect(item).toHaveCount(0)
  await expect(readerPage.getByRole('link', { name: '2 stars 0 reviews' })).toBeVisible()
  await expect(read.getByText(/Reason: It was made up\./)).toBeVisible()
})
