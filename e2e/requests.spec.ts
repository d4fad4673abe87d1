/** Mentorship requests: from the profile to the mentor's answer and back, live. */
import type { Page } from '@playwright/test'
import { formatRequestDate } from '../api/rules/text/format.ts'
import { addDays, istDate, istInstant } from '../api/rules/time/time.ts'
import { enter, enterNew, newMentee, takeMentor, type Person } from './backstage.ts'
import { checkout, expectConfirmed, offered, payButton, signInOnPage } from './bookingScreens.ts'
import { expect, test } from './fixtures.ts'
import { live } from './live.ts'
import { expectAccessible, expectNoSideScroll, expectWellMade, NARROW, WIDE } from './screenChecks.ts'

const TOPIC = 'Checking storey drift by hand'
const BACKGROUND = 'Final year. My ETABS drift and my hand value differ by a factor of two.'

const DAY = addDays(istDate(new Date()), 10)
const PREFERRED = `${DAY}T10:30`

const askButton = (page: Page) => page.getByRole('button', { name: 'Request Mentorship' }).filter({ visible: true })

async function fill(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Request mentorship' })
  await dialog.getByLabel('Discussion topic').fill(TOPIC)
  await dialog.getByLabel('Background').fill(BACKGROUND)
  await dialog.getByLabel('Preferred date and time').fill(PREFERRED)
}

let mentor: Person

test.beforeEach(async () => {
  mentor = await takeMentor()
})

test('a visitor writes a request, signs in, and sends it by one press', { tag: '@phone-only' }, async ({ page }) => {
  const mentee = await newMentee()
  await page.goto(`/mentor/${mentor.id}`)
  await askButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Request mentorship' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  for (const message of [
    'Discussion topic must be at least 5 characters',
    'Background must be at least 10 characters',
    'Preferred date and time is required',
  ])
    await expect(dialog.getByRole('link', { name: message })).toBeVisible()
  await expectAccessible(page, 'the dialog with its messages')
  await fill(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/auth?returnTo=%2Fmentor%2F${mentor.id}`)
  expect(await page.evaluate(() => localStorage.getItem('pendingMentorshipRequest'))).toContain(TOPIC)
  await page.getByLabel('Email').fill(mentee.email)
  await page.getByLabel('Password', { exact: true }).fill(mentee.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`/mentor/${mentor.id}`)
  await expect(dialog.getByLabel('Discussion topic')).toHaveValue(TOPIC)
  await expect(dialog.getByLabel('Preferred date and time')).toHaveValue(PREFERRED)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request Sent', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const pending = page.getByRole('link', { name: 'Request sent. View it' }).filter({ visible: true })
  await expect(pending).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('pendingMentorshipRequest'))).toBeNull()
  await pending.click()
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('Request withdrawn', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible()
  await page.getByRole('tab', { name: 'Withdrawn 1' }).click()
  await expect(page).toHaveURL('/mentorship-requests?tab=withdrawn')
  await expect(page.getByText(TOPIC)).toBeVisible()
})

test.describe('when sending fails', () => {
  test.use({ allowed: { errors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] } })
  test('nothing typed is lost, and a second request to the same mentor is refused', async ({ page }) => {
    await enterNew(page.context())
    await page.goto(`/mentor/${mentor.id}`)
    await askButton(page).click()
    await fill(page)
    const dialog = page.getByRole('dialog', { name: 'Request mentorship' })
    await page.route('**/graphql?useRequestFormMutation', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('Failed to send mentorship request. Please try again.', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Background')).toHaveValue(BACKGROUND)
    await page.unroute('**/graphql?useRequestFormMutation')
    // Meanwhile it was sent from another device.
    const elsewhere = await page.request.post('/api/mentorship-requests', {
      data: {
        mentorId: mentor.id,
        discussionTopic: TOPIC,
        background: BACKGROUND,
        preferredDateTime: PREFERRED,
      },
    })
    expect(elsewhere.status()).toBe(201)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByText(`You already have a request waiting with ${mentor.name}.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('link', { name: 'Request sent. View it' }).filter({ visible: true })).toBeVisible()
  })
})

test('two browsers: request, notification, answer, notification, all live', async ({ page, elsewhere }) => {
  await enterNew(page.context(), 'Asha Verma')
  const office = await elsewhere()
  await enter(office, mentor)
  const desk = await office.newPage()
  await desk.goto('/mentorship-requests')
  await live(desk, 'mentorshipRequestChanged')
  await expect(desk.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible()

  await page.goto(`/mentor/${mentor.id}`)
  await askButton(page).click()
  await fill(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request Sent', { exact: true })).toBeVisible()

  await expect(desk.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  const card = desk.getByRole('article').filter({ hasText: 'Asha Verma' })
  await expect(card.getByText(`${formatRequestDate(istInstant(DAY, '10:30'))} IST`)).toBeVisible()
  await expect(desk.getByRole('banner').getByRole('button', { name: /unread/ })).toBeVisible()

  await page.getByRole('link', { name: 'Request sent. View it' }).filter({ visible: true }).click()
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  await live(page, 'mentorshipRequestChanged')
  // What was typed is there after a reload.
  await card.getByLabel('Your response').fill('Gladly. Bring one drawing.')
  await desk.reload()
  await expect(card.getByLabel('Your response')).toHaveValue('Gladly. Bring one drawing.')
  await expectNoSideScroll(desk)
  await card.getByRole('button', { name: 'Accept Request' }).click()
  await expect(desk.getByText('Request Approved!', { exact: true })).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible()
  await desk.getByRole('tab', { name: 'Approved 1' }).click()
  await expect(desk.getByText('You accepted')).toBeVisible()

  await expect(page.getByRole('tab', { name: 'Approved 1' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible()
  await page.getByRole('tab', { name: 'Approved 1' }).click()
  await expect(page.getByText('Gladly. Bring one drawing.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
    'href',
    `/booking/${mentor.id}?slot=${DAY}+10%3A30`,
  )
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1 unread/ })
    .click()
  await page.getByRole('dialog').getByText(`${mentor.name} accepted your request`).click()
  await expect(page).toHaveURL(new RegExp(`/mentors?/${mentor.id}$`))

  // Another request, with times: the one that is accepted is reserved, and paid for.
  await askButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Request mentorship' })
  // The field that is left for it shows an error then, which must not move it away under the press.
  await expect(dialog.getByLabel('Discussion topic')).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Open times' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Propose times (optional)' }).click()
  await dialog.getByLabel('Discussion topic').fill(TOPIC)
  await dialog.getByLabel('Background').fill(BACKGROUND)
  const slots = offered(dialog)
  await slots.nth(1).press('Enter')
  await slots.nth(0).press('Enter')
  await expect(dialog.getByRole('list', { name: 'Chosen times' }).getByRole('listitem')).toHaveCount(2)
  await expectWellMade(page, 'a request with times')
  await page.setViewportSize(NARROW)
  await expectNoSideScroll(page)
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request Sent', { exact: true })).toBeVisible()

  await desk.getByRole('tab', { name: 'Pending 1' }).click()
  await card
    .getByRole('button', { name: /^Accept for / })
    .first()
    .click()
  await expect(
    desk.getByRole('region', { name: 'Notifications (F8)' }).getByText(/is reserved for Asha Verma until they pay/),
  ).toBeVisible()
  await desk.getByRole('tab', { name: 'Approved 2' }).click()
  await expect(desk.getByText(/is reserved for Asha Verma until .*IST\.$/)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1 unread/ })
    .click()
  await page
    .getByRole('dialog')
    .getByText(/is reserved for you until/)
    .click()
  await expect(page).toHaveURL(new RegExp(`/booking/${mentor.id}\\?slot=.*step=pay$`))
  await payButton(page).click()
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await expectConfirmed(page)
  await expect(desk.getByRole('link', { name: 'See the booking' })).toBeVisible()
})

test('a mentor declines by keyboard; a visitor signs in first', async ({ page }) => {
  await page.goto('/mentorship-requests?tab=declined')
  await expect(page).toHaveURL('/auth?returnTo=%2Fmentorship-requests%3Ftab%3Ddeclined')
  await enterNew(page.context())
  const sent = await page.request.post('/api/mentorship-requests', {
    data: {
      mentorId: mentor.id,
      discussionTopic: TOPIC,
      background: BACKGROUND,
      preferredDateTime: PREFERRED,
    },
  })
  expect(sent.status()).toBe(201)
  await enter(page.context(), mentor)
  await page.goto('/mentorship-requests')
  await expect(page.getByRole('button', { name: 'Decline Request' })).toBeVisible()
  await page.getByRole('tab', { name: 'Pending 1' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Pending requests' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Not my field.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Request Declined', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Declined 1' }).click()
  await expect(page.getByText('Not my field.')).toBeVisible()
})

test('what was declined is declined, also for who logs out while it could be undone', async ({ page, elsewhere }) => {
  const mentees = await elsewhere()
  await enterNew(mentees)
  const asked = await mentees.request.post('/api/mentorship-requests', {
    data: { mentorId: mentor.id, discussionTopic: TOPIC, background: BACKGROUND, preferredDateTime: PREFERRED },
  })
  expect(asked.status()).toBe(201)
  await enter(page.context(), mentor)
  await page.goto('/mentorship-requests')
  await page.getByRole('button', { name: 'Decline Request' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: /^Open user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/auth?as=mentor&returnTo=%2Fmentorship-requests')
  await signInOnPage(page, mentor)
  await expect(page).toHaveURL('/mentorship-requests')
  await expect(page.getByRole('tab', { name: 'Declined 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decline Request' })).toHaveCount(0)
})
