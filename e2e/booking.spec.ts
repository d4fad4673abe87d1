/** The main job, as a student does it. Each test has a mentor of the demo data to itself. */
import { enter, newMentee, takeMentor } from './backstage.ts'
import {
  acceptTerms,
  AGENDA,
  checkout,
  continueTo,
  expectConfirmed,
  expectSessionPage,
  offered,
  openTimes,
  payButton,
  signInOnPage,
  writeAgenda,
} from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { countInteractions } from './interactions.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { signIn } from './member.ts'
import { NARROW, WIDE } from './screenChecks.ts'
import { expectCoversNothing } from './toastChecks.ts'

const url = () => process.env['E2E_URL']!

test('search, profile, slot, agenda, sign-up, terms; dismissed, failed, paid; confirmed', async ({ page }) => {
  const { id: mentorId } = await takeMentor()
  await page.goto('/mentors?available=true')
  await expect(page.getByText(/^Showing \d+ mentors$/)).toBeVisible()
  await page.goto(`/mentor/${mentorId}`)
  await page.getByRole('link', { name: 'Choose Starter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Starter session' })).toBeVisible()
  await offered(page).first().click()
  await continueTo(page)
  await expect(page.getByText(/selected, not reserved yet/)).toBeVisible()

  // On a phone the next time is one press away.
  await page.setViewportSize(NARROW)
  const interactions = await countInteractions(page)
  await page.goto(`/mentor/${mentorId}`)
  await page.getByRole('region', { name: 'Chosen plan' }).getByRole('link', { name: /IST$/ }).click()
  await expect(page.getByText(/selected, not reserved yet/)).toBeVisible()
  await writeAgenda(page)
  await continueTo(page)

  const email = `new-${process.pid}-${Date.now()}@test.example`
  await page.getByLabel('Full name').fill('Meenakshi Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Strong@pass1')
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/meenakshi')
  await page.getByLabel('Current level').selectOption('Final Year Student')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration Successful!').first()).toBeVisible()
  // Registering has signed in: no second password.
  await acceptTerms(page)

  await expect(page.getByText(AGENDA)).toBeVisible()
  await expect(
    page
      .getByText(/reserved for/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(page.getByText('TEST MODE').first()).toBeVisible()
  await payButton(page).click()
  const close = checkout(page).getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  // From the profile to paid, with the press in the payment window.
  expect(interactions() + 1).toBeLessThanOrEqual(14)
  await close.click()
  await expect(page.getByText('You can retry the payment anytime.').first()).toBeVisible()
  await expectCoversNothing(page, 'Payment Cancelled')
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Fail' }).click()
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await expectConfirmed(page)
  await expect(page.getByText(/Your session has been successfully booked!/)).toBeVisible()
  await expect(page.getByText(/IST/).first()).toBeVisible()

  const member = await signIn(url(), { email, password: 'Strong@pass1' })
  const { body } = await member.rest('GET', `/api/mentee/bookings/${member.id}`)
  expect(body).toMatchObject([{ status: 'confirmed', agenda: AGENDA }])
  await page.reload()
  await expectSessionPage(page)
})

test('a slot that goes to another buyer is told of, other times are shown, the text is kept', async ({ page }) => {
  const { id: mentorId } = await takeMentor()
  const me = await newMentee()
  await page.setViewportSize(NARROW)
  await openTimes(page, mentorId)
  await continueTo(page)
  await expect(page.getByText('Time Slot Required', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Please select a time slot', { exact: true })).toBeInViewport({ ratio: 1 })
  await expectCoversNothing(page, 'Time Slot Required')
  await page.setViewportSize(WIDE)
  await offered(page).first().click()
  await continueTo(page)
  await writeAgenda(page)
  const slot = new URL(page.url()).searchParams.get('slot')!
  const rival = await signIn(url(), await newMentee('Rival Buyer'))
  const taken = await rival.rest('POST', '/api/booking-payment/create-order', {
    mentorId,
    packageType: 'starter',
    selectedTimeSlot: slot,
    agenda: 'I was a little faster than you.',
  })
  expect(taken.status).toBe(200)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await signInOnPage(page, me)
  await expect(page.getByText(/no longer available/).first()).toBeVisible()
  // It may have been the last one of its day, so another day is chosen.
  await page.locator('button[data-state="free"]').last().click()
  await offered(page).first().click()
  await expect(page.getByText(AGENDA)).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
})

test('the focus is on what is new; the tab is closed after paying: the webhook confirms, and the page knows it when it comes back', async ({
  page,
  context,
}) => {
  const { id: mentorId } = await takeMentor()
  const me = await newMentee()
  await enter(context, me)
  await openTimes(page, mentorId)
  await offered(page).first().click()
  await expect(
    page
      .getByText(/reserved for/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await continueTo(page)
  await expect(page.getByRole('heading', { level: 2, name: /Details/ })).toBeFocused()
  await writeAgenda(page)
  await continueTo(page)
  await expect(page.getByRole('heading', { level: 2, name: /Pay$/ })).toBeFocused()
  await payButton(page).press('Enter')
  await checkout(page).getByRole('button', { name: 'Close' }).click()
  await expect(payButton(page)).toBeFocused()
  await payButton(page).click()
  // The tab never gets to say what it was told.
  await page.route('**/graphql?paymentOutcomeMutation', () => {})
  const paid = page.waitForRequest('**/graphql?paymentOutcomeMutation')
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await paid
  await page.close()
  const member = await signIn(url(), me)
  await expect
    .poll(async () => (await member.rest('GET', `/api/mentee/bookings/${member.id}`)).body)
    .toMatchObject([{ status: 'confirmed' }])
  const again = await context.newPage()
  await again.goto(`/booking/${mentorId}`)
  await again
    .getByText(/You already have a booking with/)
    .locator('..')
    .getByRole('link', { name: /IST/ })
    .click()
  await expectSessionPage(again)
})

test(
  'a plan: dates, price, payment, chat access, and its sessions, booked in three steps from every page',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const { id: mentorId } = await takeMentor()
    const me = await newMentee()
    await enter(context, me)
    const interactions = await countInteractions(page)
    await page.goto(`/booking/${mentorId}?package=advanced`)
    await expect(page.getByRole('heading', { level: 1, name: /Advanced/ })).toBeVisible()
    await page.locator('button[data-state="open"], button[data-state="free"]').first().click()
    await continueTo(page)
    await writeAgenda(page)
    await continueTo(page)
    await payButton(page).click()
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
    await expectConfirmed(page)
    await expect(page.getByText(/30-day chat access is activated/).first()).toBeVisible()

    const dialog = page.getByRole('dialog', { name: 'Book an included session' })
    const included = (left: number) =>
      page
        .getByRole('button', { name: `Book an included session (${left} left)` })
        .filter({ visible: true })
        .last()
    /** Chooses a time; the agenda is that of the package. */
    async function choose(): Promise<void> {
      await offered(dialog).first().click()
      await expect(dialog.getByLabel('Session agenda')).toHaveValue(AGENDA)
    }
    // Of the confirmation, the empty list of sessions, the dashboard, the bar of the mentor's page, and the chat.
    const places = ['/sessions', '/mentee-dashboard', `/mentor/${mentorId}`, `/mentor/${mentorId}?chat=open`]
    for (const place of [null, ...places]) {
      if (place) await page.goto(place)
      const before = interactions()
      await included(3).click()
      await choose()
      expect(interactions() - before + 1, place ?? 'confirmation').toBeLessThanOrEqual(3)
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
    // The link of the email is the first press.
    const mail = await mailTo(url(), me.email, /^Confirmed/)
    const before = interactions() - 1
    await page.goto(linkIn(mail, `/booking/${mentorId}`))
    await choose()
    await dialog.getByRole('button', { name: 'Book session' }).click()
    await expect(included(2)).toBeVisible()
    expect(interactions() - before).toBeLessThanOrEqual(3)
    await expect(page).not.toHaveURL(/book=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test.describe('code that cannot be loaded', () => {
  test.use({ allowed: { errors: [/Failed to load resource/, /dynamically imported module/] } })

  test('without the code that pays, that is said; the next try brings it, nothing chosen or written is lost; the focus follows the payment', async ({
    page,
    context,
  }) => {
    const { id: mentorId } = await takeMentor()
    await enter(context, await newMentee())
    await page.route('**/assets/booking-pay-*', (route) => route.abort())
    await openTimes(page, mentorId)
    await offered(page).first().click()
    await expect(page.getByText(/is reserved for you for/)).toBeVisible()
    await continueTo(page)
    await writeAgenda(page)
    await continueTo(page)
    const alert = page.getByRole('alert').filter({ hasText: 'This step could not be loaded.' })
    await expect(alert).toContainText('Your slot and your agenda are saved.')
    await page.unroute('**/assets/booking-pay-*')
    await alert.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByText(AGENDA)).toBeVisible()
    // The server's answer waits until the test has seen what is shown meanwhile.
    const asked = Promise.withResolvers<void>()
    await page.route('**/graphql?paymentOutcomeMutation', async (route) => {
      await asked.promise
      await route.continue()
    })
    await payButton(page).click()
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confirming your payment…' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeFocused()
    asked.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeFocused()
  })
})
