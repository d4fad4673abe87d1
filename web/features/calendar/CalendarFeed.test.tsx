import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { OperationDescriptor } from 'relay-runtime'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { CalendarFeedTestQuery } from '../../__generated__/CalendarFeedTestQuery.graphql.ts'
import type { CalendarFeedRemoveMutation } from '../../__generated__/CalendarFeedRemoveMutation.graphql.ts'
import type { CalendarFeedRenewMutation } from '../../__generated__/CalendarFeedRenewMutation.graphql.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { CalendarFeed, CalendarFeedDialog } from './CalendarFeed.tsx'

beforeAll(async () => void (await CalendarFeedDialog.load()))

const ADDRESS = 'https://plumbline.test/calendar/abc.ics'
const CREATED = '2026-11-22T05:00:00.000Z'

const query = graphql`
  query CalendarFeedTestQuery {
    viewer {
      ...CalendarFeed_viewer
    }
  }
`

function Shown({ queryRef }: { queryRef: PreloadedQuery<CalendarFeedTestQuery> }) {
  const { viewer } = usePreloadedQuery<CalendarFeedTestQuery>(query, queryRef)
  return viewer && <CalendarFeed viewerKey={viewer} />
}

async function show(calendarFeed: { createdAt: string; lastReadAt: string | null } | null) {
  const answer = { Viewer: () => ({ id: 'viewer:mentee:1', calendarFeed }) }
  return await act(async () =>
    renderScreen<CalendarFeedTestQuery>({ address: '/', query, variables: {}, Screen: Shown, answer }),
  )
}
type Shown = Awaited<ReturnType<typeof show>>

const viewer = (lastReadAt: string | null = null) => ({
  id: 'viewer:mentee:1',
  calendarFeed: { createdAt: CREATED, lastReadAt },
})
const answerRenew = ({ environment }: Shown, address = ADDRESS) =>
  answerMutation<CalendarFeedRenewMutation>(environment, {
    renewCalendarFeed: { __typename: 'RenewCalendarFeedPayload', address, viewer: viewer() },
  })
const isRenewal = ({ request }: OperationDescriptor) => request.node.params.name === 'CalendarFeedRenewMutation'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Your private calendar link' })

afterEach(() => vi.restoreAllMocks())

test('a new address is shown this once: selected, to copy, and to open on this device', async () => {
  const shown = await show(null)
  expect(screen.getByRole('region', { name: 'Your sessions in your calendar' })).toBeTruthy()
  await press('Create link')
  await answerRenew(shown)
  expect([field()?.value, field()?.readOnly, document.activeElement === field()]).toEqual([ADDRESS, true, true])
  expect(screen.getByText(/only once/).textContent).toContain('anyone with this link can see your sessions')
  const open = screen.getByRole('link', { name: 'Open in this device’s calendar' })
  expect(open.getAttribute('href')).toBe('webcal://plumbline.test/calendar/abc.ics')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy link')
  expect(copied).toHaveBeenCalledWith(ADDRESS)
  expect(currentToast()).toMatchObject({ title: 'Link copied' })
})

test('where the browser does not let it be copied, it is selected and says so', async () => {
  const shown = await show(null)
  await press('Create link')
  await answerRenew(shown)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const select = vi.spyOn(field()!, 'select')
  await press('Copy link')
  expect(select).toHaveBeenCalled()
  expect(currentToast()).toMatchObject({ title: 'Not copied' })
})

test('later it tells when it was created and last read, and not the address', async () => {
  await show({ createdAt: CREATED, lastReadAt: '2026-11-22T06:00:00.000Z' })
  expect(field()).toBeNull()
  const text = screen.getByText(/Link created/).textContent
  expect(text).toBe(
    'Link created Sun 22 Nov, 10:30\u00a0am\u00a0IST. Last read by a calendar Sun 22 Nov, 11:30\u00a0am\u00a0IST. We show a link only once. If you no longer have it, renew it.',
  )
})

test('renewing asks first, since the old one stops; then the new one is shown', async () => {
  const shown = await show({ createdAt: CREATED, lastReadAt: null })
  expect(screen.getByText(/No calendar has read it yet/)).toBeTruthy()
  await press('Renew link')
  const dialog = screen.getByRole('dialog', { name: 'Renew the calendar link?' })
  expect(dialog.textContent).toContain('stops working at once')
  expect(() => shown.environment.mock.findOperation(isRenewal)).toThrow('Operation was not found')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Renew link')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew link' }))
  await answerRenew(shown, 'https://plumbline.test/calendar/new.ics')
  expect([field()?.value, screen.queryByRole('dialog')]).toEqual(['https://plumbline.test/calendar/new.ics', null])
})

test('a renewal that is refused keeps the dialog and says why', async () => {
  const { environment } = await show({ createdAt: CREATED, lastReadAt: null })
  await press('Renew link')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew link' }))
  await answerMutation<CalendarFeedRenewMutation>(environment, {
    renewCalendarFeed: refused('RateLimitedError', 'Too many tries.', { retryAfter: 60 }),
  })
  expect(currentToast()).toMatchObject({ title: 'No new link' })
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a removed address is gone, and the focus is where one can be created', async () => {
  const { environment } = await show({ createdAt: CREATED, lastReadAt: null })
  await press('Remove link')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove link' }))
  await answerMutation<CalendarFeedRemoveMutation>(environment, {
    removeCalendarFeed: {
      __typename: 'RemoveCalendarFeedPayload',
      viewer: { id: 'viewer:mentee:1', calendarFeed: null },
    },
  })
  expect(screen.getByRole('button', { name: 'Create link' })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Create link'))
})
