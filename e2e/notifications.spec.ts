/** The bell and the notifications page, and that they follow what happens elsewhere. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterNew, tell } from './backstage.ts'
import { live } from './live.ts'
import { expectAccessible, expectNoSideScroll, loaded } from './screenChecks.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const cards = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
const badge = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'the bell: empty, then the latest five, where each leads, marking all',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const { id: me } = await enterNew(context)
    await page.goto('/pricing')
    await bell(page).click()
    await expect(panel(page).getByText('No notifications yet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(bell(page)).toBeFocused()

    await tell(me, { type: 'payment', title: 'Paid', link: '/somewhere' })
    await tell(me, { type: 'workshop', title: 'Registered', link: '/somewhere' })
    await tell(me, { type: 'request_rejected', title: 'Declined' })
    await tell(me, { title: 'General' })
    await tell(me, { type: 'booking', title: 'Booked', data: { mentorId: 1, bookingId: 999_999 } })
    await tell(me, { type: 'request_approved', title: 'Approved', data: { mentorId: 1 } })
    await tell(me, { type: 'mentorship_request', title: 'Asked' })
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread')
    await bell(page).click()
    const titles = panel(page).getByRole('listitem').locator('b')
    await expect(titles).toHaveText(['New: Asked', 'New: Approved', 'New: Booked', 'New: General', 'New: Declined'])
    await expect(panel(page).locator('time').first()).toHaveText('Just now')
    await expect(panel(page).locator('time').first()).toHaveAttribute('title', / IST$/)
    await expectNoSideScroll(page)
    await expectAccessible(page, 'the open bell')

    // Others only mark as read; the panel closes.
    await panel(page)
      .getByRole('button', { name: /^New: General/ })
      .click()
    await expect(panel(page)).toHaveCount(0)
    await expect(page).toHaveURL('/pricing')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 6 unread')

    await bell(page).click()
    await expect(titles).toHaveText(['New: Asked', 'New: Approved', 'New: Booked', 'General', 'New: Declined'])
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
    await expect(titles).toHaveText(['Asked', 'Approved', 'Booked', 'General', 'Declined'])
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await panel(page)
      .getByRole('link', { name: /^Asked/ })
      .click()
    await expect(page).toHaveURL('/mentorship-requests')
    await expect(panel(page)).toHaveCount(0)
    await bell(page).click()
    await panel(page).getByRole('link', { name: 'View all' }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(panel(page)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(7)
  },
)

test('the bell leads by type and by keyboard', async ({ page, context }) => {
  const { id: me } = await enterNew(context)
  for (let i = 0; i < 8; i++) await tell(me)
  await tell(me, { type: 'booking', title: 'Booked', data: { mentorId: 1, bookingId: 999_999 } })
  await tell(me, { type: 'request_approved', title: 'Approved', data: { mentorId: 1 } })
  await page.goto('/pricing')
  await expect(bell(page).getByText('9+', { exact: true })).toBeVisible()
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  const approved = panel(page).getByRole('link', { name: /^New: Approved/ })
  await expect(approved).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(approved).toBeFocused()
  await page.keyboard.press('End')
  await expect(panel(page).getByRole('listitem').last().getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mentors/1')
  // The address changes a moment before the page, and leaving a page closes the panel.
  await expect(page.getByRole('heading', { level: 1, name: /Clear prices/ })).toHaveCount(0)
  await expect(bell(page).getByText('9', { exact: true })).toBeVisible()
  await bell(page).click()
  await panel(page)
    .getByRole('link', { name: /^New: Booked/ })
    .click()
  // Until there is a dashboard, the booking itself.
  await expect(page).toHaveURL('/booking/1?confirmed=999999')
})

test('the page: cards, more by cursor, reading, deleting one after the other', async ({ page, context }) => {
  const { id: me } = await enterNew(context)
  await page.goto('/notifications')
  await expect(page.getByText('No notifications', { exact: true })).toBeVisible()
  for (let i = 0; i < 20; i++) await tell(me, { title: `Old ${i}` })
  await tell(me, { type: 'workshop', title: 'Registered', message: 'See you there.', link: '/pricing' })
  await tell(me, { type: 'payment', title: 'Bad link', link: 'https://evil.test/' })
  await page.reload()
  await loaded(page)
  await expect(badge(page)).toHaveText('All Notifications22 unread')
  await expect(page.getByRole('link', { name: 'Home', exact: true }).last()).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: 'Configure Settings (Coming Soon)' })).toBeDisabled()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(cards(page)).toHaveCount(22)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  const bad = cards(page).first()
  await expect(bad).toContainText('Payment')
  await expect(bad.getByRole('link')).toHaveCount(0)
  await bad.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(bad.getByText('New', { exact: true })).toHaveCount(0)
  await expect(badge(page)).toHaveText('All Notifications21 unread')
  const more = bad.getByRole('button', { name: 'More actions: Bad link' })
  const remove = bad.getByRole('button', { name: 'Delete notification: Bad link' })
  // On a phone a second tap.
  if (await more.isVisible()) await more.click()
  await remove.click()
  await expect(page.getByText('The notification has been removed.').first()).toBeVisible()
  await expect(cards(page)).toHaveCount(21)
  await expect(page.getByRole('heading', { name: 'Registered' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(22)
  if (await more.isVisible()) await more.click()
  await remove.click()
  await expect(cards(page)).toHaveCount(21)
  await page.reload()
  await expect(badge(page)).toHaveText('All Notifications21 unread')
  await expect(page.getByText('Bad link')).toHaveCount(0)

  const card = cards(page).first()
  await expect(card).toContainText('Workshop')
  // Anywhere on the card.
  await card.click({ position: { x: 90, y: 70 } })
  await expect(page).toHaveURL('/pricing')
  await page.goBack()
  await expect(cards(page).first().getByText('New', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(badge(page)).toHaveText('All Notifications')
  await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(0)
})

test('a visitor signs in first and comes back', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page).toHaveURL('/auth?returnTo=%2Fnotifications')
})

test('tabs follow each other live; somebody else hears nothing', async ({ page, context, elsewhere }) => {
  const { id: me } = await enterNew(context)
  const first = await tell(me, { title: 'First' })
  const other = await context.newPage()
  const strange = await elsewhere()
  await enterNew(strange)
  const stranger = await strange.newPage()
  await Promise.all([page.goto('/notifications'), other.goto('/pricing'), stranger.goto('/notifications')])
  await Promise.all([live(page), live(other), live(stranger)])
  await tell(me, { title: 'Second' })
  await expect(cards(page).locator('h2')).toHaveText(['Second', 'First'])
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(other.getByText('New notification: Second')).toHaveCount(1)
  await expect(stranger.getByText('No notifications', { exact: true })).toBeVisible()
  await expect(bell(stranger)).toHaveAccessibleName('Notifications')

  await bell(other).click()
  await panel(other)
    .getByRole('button', { name: /^New: Second/ })
    .click()
  await expect(cards(page).first().getByText('New', { exact: true })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await context.request.delete(`/api/notifications/${first}`)
  await expect(cards(page).locator('h2')).toHaveText(['Second'])
  await expect(bell(other)).toHaveAccessibleName('Notifications')
  await tell(me, { title: 'Third' })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(other)).toHaveAccessibleName('Notifications')
})

test('what was told while the connection was away is there once, when it is back', async ({ page, context }) => {
  const { id: me } = await enterNew(context)
  await tell(me, { title: 'Before' })
  let sockets = 0
  let isCut = false
  const connections: { close: () => void }[] = []
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    sockets += 1
    if (isCut) return void (await socket.close({ code: 1013 }))
    connections.push({ close: () => void socket.close({ code: 1001 }) })
    socket.connectToServer()
  })
  await page.goto('/notifications')
  await tell(me, { title: 'Live' })
  await expect(cards(page).locator('h2')).toHaveText(['Live', 'Before'])
  isCut = true
  for (const connection of connections) connection.close()
  await tell(me, { title: 'Missed' })
  await expect.poll(() => sockets).toBeGreaterThan(1)
  await expect(cards(page)).toHaveCount(2)
  isCut = false
  // Somebody who is back is not kept waiting for the next try.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(cards(page).locator('h2')).toHaveText(['Missed', 'Live', 'Before'])
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
  await tell(me, { title: 'After' })
  await expect(cards(page).locator('h2')).toHaveText(['After', 'Missed', 'Live', 'Before'])
})

test('when the session ends the socket does not loop', async ({ page, context }) => {
  await enterNew(context)
  let sockets = 0
  page.on('websocket', () => (sockets += 1))
  await page.goto('/pricing')
  await live(page)
  expect((await context.request.post('/api/auth/logout')).ok()).toBe(true)
  await expect(page).toHaveURL(/\/auth\?.*returnTo=%2Fpricing/)
  await loaded(page)
  expect(sockets).toBeLessThanOrEqual(3)
})
