/** Live pages work with the data they were drawn with; what changed while they started is read. */
import type { Page, Request } from '@playwright/test'
import { enter, enterNew, takeMentor, tell } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { live } from './live.ts'
import { loaded } from './screenChecks.ts'

/** What a page asks the server for once it is there, by name, until all that it follows has started. */
async function asked(page: Page, address: string, follows: string[]): Promise<string[]> {
  const names: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    // Every first visit asks where it comes from.
    if (pathname === '/graphql' && search !== '?askLocationQuery') names.push(search.slice(1))
  }
  page.on('request', note)
  await page.goto(address)
  for (const field of follows) await live(page, field)
  await loaded(page)
  // A page that reads anew asks at once.
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return names
}

test('a mentee’s live pages ask for nothing that they were drawn with', async ({ page, context }) => {
  await enterNew(context)
  expect(await asked(page, '/notifications', ['notificationChanged', 'conversationChanged'])).toEqual([])
  expect(await asked(page, '/sessions', ['notificationChanged', 'bookingChanged'])).toEqual([])
  expect(await asked(page, '/mentorship-requests', ['notificationChanged', 'mentorshipRequestChanged'])).toEqual([])
  expect(await asked(page, '/mentee-dashboard', ['notificationChanged', 'bookingChanged'])).toEqual([])
})

test('nor do a mentor’s', async ({ page, context }) => {
  await enter(context, await takeMentor())
  const follows = ['notificationChanged', 'bookingChanged', 'mentorshipRequestChanged', 'conversationChanged']
  expect(await asked(page, '/mentor-dashboard', follows)).toEqual([])
  expect(await asked(page, '/mentor-dashboard?tab=inbox', ['notificationChanged', 'conversationChanged'])).toEqual([])
})

test('what happens between drawing and following is seen', async ({ page, context }) => {
  const { id: me } = await enterNew(context)
  const told = Promise.withResolvers<void>()
  await page.route('**/assets/live-*.js', async (route) => {
    await told.promise
    await route.continue()
  })
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible()
  await tell(me, { title: 'Meanwhile' })
  told.resolve()
  await expect(
    page.getByRole('list', { name: 'Notifications' }).getByRole('heading', { name: 'Meanwhile' }),
  ).toBeVisible()
})
