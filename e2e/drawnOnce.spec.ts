/** Live pages work with the data they were drawn with; what changed while they started is read. */
import type { Page, Request } from '@playwright/test'
import { DAY_MS } from '../api/rules/time/durations.ts'
import { buy, enter, enterNew, newMentee, takeMentor, tell, type Person } from './backstage.ts'
import { expect, test } from './fixtures.ts'
import { live } from './live.ts'
import { signIn } from './member.ts'
import { loaded } from './screenChecks.ts'

/** What a page asks the server for once it is there, by name, until all that it follows has started. */
async function asked(page: Page, address: string, follows: readonly string[]): Promise<string[]> {
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

type Case = readonly [address: string, follows: readonly string[], row: string]

/** Each page shows a row that is about `row`. */
async function expectDrawnOnce(page: Page, cases: readonly Case[]): Promise<void> {
  for (const [address, follows, row] of cases) {
    expect(await asked(page, address, follows), address).toEqual([])
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible()
  }
}

test('live pages ask for nothing that they were drawn with, on both sides', async ({ page, context, elsewhere }) => {
  const [mentor, me] = [await takeMentor(), await newMentee('Devika Pillai')]
  await fill(mentor, me)
  await enter(context, me)
  await expectDrawnOnce(page, [
    ['/notifications', ['notificationChanged', 'conversationChanged'], 'Number 1'],
    ['/sessions', ['notificationChanged', 'bookingChanged'], mentor.name],
    ['/mentorship-requests', ['notificationChanged', 'mentorshipRequestChanged'], mentor.name],
    ['/mentee-dashboard', ['notificationChanged', 'bookingChanged'], mentor.name],
  ])
  const office = await elsewhere()
  await enter(office, mentor)
  await expectDrawnOnce(await office.newPage(), [
    [
      '/mentor-dashboard',
      ['notificationChanged', 'bookingChanged', 'mentorshipRequestChanged', 'conversationChanged'],
      me.name,
    ],
    ['/mentor-dashboard?tab=inbox', ['notificationChanged', 'conversationChanged'], me.name],
  ])
})

/** A row in each list of the two: sessions, a package with a message, a request, notifications. */
async function fill(mentor: Person, me: Person): Promise<void> {
  const member = await signIn(process.env['E2E_URL']!, me)
  for (const packageType of ['advanced', 'starter'] as const) await buy(me, mentor.id, { packageType })
  const { body: chat } = await member.rest('GET', `/api/chat/access/${mentor.id}/${me.id}`)
  const sent = [
    await member.rest('POST', '/api/chat/messages', {
      planSubscriptionId: chat['planSubscriptionId'],
      message: 'Hello',
    }),
    await member.rest('POST', '/api/mentorship-requests', {
      mentorId: mentor.id,
      discussionTopic: 'Pile caps',
      background: 'I design the foundations of my final-year project.',
      preferredDateTime: new Date(Date.now() + 3 * DAY_MS).toISOString(),
    }),
  ]
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  for (let count = 1; count <= 3; count += 1) await tell(me.id, { title: `Number ${count}` })
}

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
