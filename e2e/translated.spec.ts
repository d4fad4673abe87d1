/** The product read through a browser's translator: no page goes away, and what changes is seen. */
import { buy, enter, newMentee, soldWorkshop, takeMentor } from './backstage.ts'
import { checkout, continueTo, expectConfirmed, offered, openTimes, payButton, writeAgenda } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { isLive } from './withoutCode.ts'
import { translate, translateEarly, unseenTexts } from './translator.ts'

// A part that was translated before it came alive is drawn anew by React, which says so.
test.use({ allowed: { errors: [/React error #418/] } })

test('a session is booked and cancelled', async ({ page, context }) => {
  const { id: mentorId } = await takeMentor()
  await enter(context, await newMentee())
  await translate(page)
  await openTimes(page, mentorId)
  await offered(page).first().click()
  await continueTo(page)
  await writeAgenda(page)
  await continueTo(page)
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await expectConfirmed(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  // What goes back depends on how soon the session is.
  await page.getByRole('button', { name: /^Cancel (and get ₹[\d,]+ back|without a refund)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
  expect(await unseenTexts(page)).toEqual([])
})

test('a seat in a workshop is bought', async ({ page, context }) => {
  const { id: mentorId } = await takeMentor()
  const id = await soldWorkshop(mentorId, `Read in Hindi ${process.pid}`)
  await enter(context, await newMentee())
  await translate(page)
  // Translated before the code is there: React draws the part again.
  let sendCode = () => {}
  const code = new Promise<void>((resolve) => (sendCode = resolve))
  await page.route('**/assets/*.js', (route) => code.then(() => route.continue()))
  await page.goto(`/workshop-registration/${id}`, { waitUntil: 'commit' })
  await translateEarly(page)
  sendCode()
  await isLive(payButton(page))
  await page.getByLabel('Phone Number').fill('+91 98765 43210')
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Successful' })).toBeVisible()
  expect(await unseenTexts(page)).toEqual([])
})

test('a chat is written in by both sides, and their profiles are saved', async ({ page, context, elsewhere }) => {
  const mentor = await takeMentor()
  const mentee = await newMentee()
  await buy(mentee, mentor.id, { packageType: 'advanced' })
  await enter(context, mentee)
  await translate(page)
  await page.goto(`/mentor/${mentor.id}?chat=open`)
  const write = async (to: typeof page, text: string) => {
    const box = to.getByRole('textbox', { name: /^Message to/ })
    await box.fill(text)
    await box.press('Enter')
    await expect(to.getByRole('log')).toContainText(text)
  }
  await write(page, 'Good evening')
  const theirs = await elsewhere()
  await enter(theirs, mentor)
  const office = await theirs.newPage()
  await translate(office)
  await office.goto('/mentor-dashboard?tab=inbox')
  await office.getByRole('link', { name: /Good evening/ }).click()
  await write(office, 'Please send me the drawing')
  await expect(page.getByRole('log')).toContainText('Please send me the drawing')

  await office.goto('/mentor-dashboard#edit-bio')
  await office.getByRole('textbox', { name: 'Bio', exact: true }).fill('I design bridges.')
  const bio = office.getByRole('region', { name: 'Bio', exact: true })
  await bio.getByRole('button', { name: 'Save' }).click()
  await expect(bio.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/mentee-profile')
  const studies = page.getByRole('region', { name: 'Studies and goals' })
  await studies.getByLabel('Year of graduation').fill('soon')
  await studies.getByRole('button', { name: 'Save' }).click()
  await expect(studies.getByLabel('Year of graduation')).toHaveAttribute('aria-invalid', 'true')
  await studies.getByLabel('Year of graduation').fill('2027')
  await studies.getByLabel('Goals').fill('To design a bridge.')
  await studies.getByRole('button', { name: 'Save' }).click()
  await expect(studies.getByText('Saved', { exact: true })).toBeVisible()
  expect([await unseenTexts(page), await unseenTexts(office)]).toEqual([[], []])
})
