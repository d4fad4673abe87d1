import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CONVERSATIONS } from '../../../features/chat/conversationsTopic.ts'
import { connectionLost, noteEvent } from '../../../relay/live.ts'
import { withStyles } from '../../../testing/styles.ts'
import { answerList, listed, message, renderInbox, settled } from './inbox.testing.tsx'

beforeEach(connectionLost)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const user = userEvent.setup()

const vikram = listed(
  7,
  'Vikram Patil',
  message('Send me  the mass source', '2026-11-21T10:42:00.000Z', { senderType: 'MENTOR' }),
)
const nandini = listed(8, 'Nandini Joshi', {
  ...message('Can we look at the footing first?', '2026-11-21T10:10:00.000Z'),
  unreadCount: 2,
  daysRemaining: 26,
})
const arjun = listed(9, 'Arjun Sharma', { ...message('Thank you', '2026-11-19T10:00:00.000Z'), daysRemaining: 2 })
const tenzin = listed(10, 'Tenzin Gyatso', {
  ...message('', '2026-11-09T10:00:00.000Z', {
    attachments: [{ id: 'f', name: 'plan.pdf', contentType: 'application/pdf' }],
  }),
  isActive: false,
  daysRemaining: 0,
  expiresAt: '2026-11-11T18:30:00.000Z',
})
const priya = listed(11, 'Priya Raghunathan', { lastActivityAt: '2026-11-01T10:00:00.000Z' })
const ALL = [vikram, nandini, arjun, tenzin, priya]

const list = () => within(screen.getByRole('region', { name: 'Conversations' }))
const rows = () => list().getAllByRole('link')
const names = () => rows().map((row) => row.querySelector('b')?.textContent)
const row = (name: RegExp) => list().getByRole('link', { name })
const find = () => screen.getByRole('searchbox', { name: 'Search conversations' })

/** Chosen with the keyboard. */
async function choose(name: RegExp) {
  row(name).focus()
  await settled(() => row(name).click())
}

async function show(query = '', options: Parameters<typeof renderInbox>[1] = {}) {
  const inbox = await renderInbox(query, options)
  await answerList(inbox.environment, ALL)
  await list().findAllByRole('link', {}, { timeout: 5_000 })
  return inbox
}

test('each row says with whom, what was written last and when, and how long both may write', async () => {
  await show()
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^VPVikram Patil4:12 pmYou: Send me the mass sourceActive, 12 days left$/),
    expect.stringMatching(/^NJNandini Joshi3:40 pmCan we look at the footing first\?2 unreadActive, 26 days left$/),
    expect.stringMatching(/^ASArjun SharmaThuThank youActive, 2 days left$/),
    expect.stringMatching(/^TGTenzin Gyatso9 NovDocument plan.pdfExpired 1\d Nov/),
    expect.stringMatching(/^PRPriya RaghunathanNo messages yetActive, 12 days left$/),
  ])
  expect(within(row(/^Vikram/)).getByText('4:12 pm').title).toBe('Sat 21 Nov, 4:12 pm IST')
})

test('a conversation opens in the address, and the row says that it is open', async () => {
  const { address, answerOpen } = await show()
  expect(screen.getByText('Choose a conversation to read it and reply.')).toBeTruthy()
  await choose(/^Nandini/)
  await answerOpen('Nandini Joshi')
  expect(address()).toBe('?tab=inbox&conversation=8')
  expect(await screen.findByRole('heading', { name: 'Nandini Joshi' })).toBeTruthy()
  expect(row(/^Nandini/).getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(row(/^Nandini/))
})

test('on a phone the focus goes to the conversation, and with Back to its row', async () => {
  const { address, answerOpen } = await show('', { isNarrow: true })
  await choose(/^Nandini/)
  // The list gives way.
  row(/^Nandini/).blur()
  await answerOpen('Nandini Joshi')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Nandini Joshi' }))
  await user.click(screen.getByRole('button', { name: 'Back to conversations, 2 unread' }))
  expect(address()).toBe('?tab=inbox')
  await waitFor(() => expect(document.activeElement).toBe(row(/^Nandini/)))
})

test.each(['&conversation=999', '&conversation=mine'])('with %s it says so calmly, beside the list', async (query) => {
  const { answerOpen } = await show(query)
  if (query.endsWith('999')) await answerOpen(null)
  expect(screen.getByText('We can’t find this conversation.')).toBeTruthy()
  expect(rows()).toHaveLength(5)
})

test('what is there for screen readers only scrolls with its row: it does not make the page longer', async () => {
  withStyles()
  await show()
  let holder = screen.getByText('unread').parentElement
  while (holder && getComputedStyle(holder).position !== 'relative') holder = holder.parentElement
  expect(screen.getByRole('region', { name: 'Conversations' }).contains(holder)).toBe(true)
})

test('searches names a moment after the last key; the old rows stay until there are others', async () => {
  const { environment, address } = await show('&conversation=7')
  await user.type(find(), 'nan')
  await waitFor(() => expect(address()).toBe('?tab=inbox&conversation=7&q=nan'))
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.variables['search'] === 'nan'),
  )
  expect(asked.request.node.params.name).toBe('ConversationsQuery')
  expect(rows()).toHaveLength(5)
  expect(rows()[0]?.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  await answerList(environment, [nandini])
  expect(names()).toEqual(['Nandini Joshi'])
  expect(screen.getByText('1 found').getAttribute('role')).toBe('status')
})

test('a search without a result can be taken back', async () => {
  const { environment, address } = await renderInbox('&q=zz')
  await answerList(environment, [])
  expect(screen.getByRole('heading', { name: 'No conversations found' })).toBeTruthy()
  expect((find() as HTMLInputElement).value).toBe('zz')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(address()).toBe('?tab=inbox')
  await answerList(environment, ALL)
  expect((find() as HTMLInputElement).value).toBe('')
  expect(rows()).toHaveLength(5)
})

test('without any it says whom they will come from', async () => {
  const { environment } = await renderInbox()
  expect(screen.getByText('Loading conversations')).toBeTruthy()
  await answerList(environment, [])
  expect(screen.getByRole('heading', { name: 'No conversations yet' })).toBeTruthy()
  expect(screen.getByText('Mentees who buy your Advanced package can write to you here.')).toBeTruthy()
})

test('what could not be loaded is asked again', async () => {
  const { environment } = await renderInbox()
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('broken')))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await answerList(environment, ALL)
  expect(rows()).toHaveLength(5)
})

test('more are loaded when they are wanted', async () => {
  const { environment } = await renderInbox()
  await answerList(environment, [vikram, nandini], true)
  await user.click(screen.getByRole('button', { name: 'Load more conversations' }))
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.params.name === 'ConversationListPaginationQuery',
  )
  expect(asked.request.variables).toMatchObject({ first: 20, after: '8', search: '' })
})

test('what is written moves its row to the top; the open one stays open, and the focus on its row', async () => {
  const { tell, answerOpen } = await show('&conversation=7')
  await answerOpen('Vikram Patil')
  act(() => row(/^Arjun/).focus())
  await tell({ ...arjun, ...message('One more thing', '2026-11-21T12:00:00.000Z'), unreadCount: 1 })
  expect(names()[0]).toBe('Arjun Sharma')
  expect(rows()[0]?.textContent).toContain('One more thing1 unread')
  expect(document.activeElement).toBe(row(/^Arjun/))
  expect(row(/^Vikram/).getAttribute('aria-current')).toBe('true')
  await tell({ ...listed(12, 'Kavya Reddy'), lastActivityAt: '2026-11-21T12:10:00.000Z' })
  expect(names().slice(0, 2)).toEqual(['Kavya Reddy', 'Arjun Sharma'])
})

describe('scrolled down', () => {
  const scroller = () => rows()[0]?.closest('ul')?.parentElement as HTMLElement

  /** Rows of 100 px in a list of 250 px. */
  function layOut() {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.tagName !== 'LI') return new DOMRect(0, 0, 320, 250)
      return new DOMRect(
        0,
        [...(this.parentElement?.children ?? [])].indexOf(this) * 100 - scroller().scrollTop,
        320,
        100,
      )
    })
  }
  const scrollTo = (top: number) =>
    act(() => {
      scroller().scrollTop = top
      scroller().dispatchEvent(new Event('scroll'))
    })

  test('what is read stays in view when a row above, below or in view moves to the top', async () => {
    const { tell } = await show()
    layOut()
    scrollTo(90)
    await tell({ ...priya, ...message('Below', '2026-11-21T12:00:00.000Z') })
    expect(scroller().scrollTop).toBe(190)
    expect(names().indexOf('Nandini Joshi')).toBe(2)
    // The first one in view.
    await tell({ ...nandini, ...message('In view', '2026-11-21T12:01:00.000Z') })
    expect(scroller().scrollTop).toBe(190)
    expect(names()[0]).toBe('Nandini Joshi')
  })

  test('what another search finds begins at the top', async () => {
    const { router, environment } = await show()
    layOut()
    scrollTo(150)
    await act(() => router.navigate('/mentor-dashboard?tab=inbox&q=a'))
    await answerList(environment, [vikram, nandini, tenzin])
    expect(names()).toHaveLength(3)
    expect(scroller().scrollTop).toBe(0)
  })
})

test('what was missed is read again', async () => {
  const { environment } = await show()
  const reads = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'ConversationListPaginationQuery')
  expect(reads()).toHaveLength(0)
  act(() => noteEvent(CONVERSATIONS, 'STARTED'))
  await waitFor(() => expect(reads()).toHaveLength(1))
})

test('Back takes a search out of the field too', async () => {
  const { router, environment } = await show()
  await act(() => router.navigate('/mentor-dashboard?tab=inbox&q=nan'))
  await answerList(environment, [nandini])
  expect((find() as HTMLInputElement).value).toBe('nan')
  await act(() => router.navigate(-1))
  expect((find() as HTMLInputElement).value).toBe('')
})
