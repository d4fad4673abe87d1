import { glob, readFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { loadQuery } from 'react-relay'
import { environment } from '../relay/network/environment.ts'
import { adminPages } from './adminPages.ts'
import { pages } from './pages.ts'

const rows = [...pages, ...adminPages]

afterEach(() => vi.unstubAllGlobals())

/** Names of the queries that an address starts beside its page's own, with their variables. */
async function startedAt(address: string): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { id?: number } }
    asked.push(`${url.split('?')[1]} ${variables.id ?? ''}`.trim())
    // Not left open: the next test may ask for the same.
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const url = new URL(address, 'http://site')
  const row = rows.find(({ paths }) => paths.includes(url.pathname))
  const start = await row?.entry.parts?.()
  start?.({ params: {}, url }, true, loadQuery, environment)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
  return asked.sort()
}

test.each([
  ['/admin', 'AnalyticsTabQuery WorkQueueQuery'],
  ['/admin?tab=nothing', 'AnalyticsTabQuery WorkQueueQuery'],
  ['/admin?tab=Mentors', 'MentorsTabQuery QueueBlockQuery'],
  ['/admin?tab=mentors&open=7', 'MentorPanelQuery 7 MentorsTabQuery QueueBlockQuery'],
  ['/admin?tab=mentors&open=7x', 'MentorsTabQuery QueueBlockQuery'],
  ['/admin?tab=workshops&open=7', 'QueueBlockQuery WorkshopPanelQuery 7 WorkshopsTabQuery'],
  ['/admin?tab=mentees&open=7', 'MenteePanelQuery 7 MenteesTabQuery QueueBlockQuery'],
  ['/admin?tab=mentorships&open=7', 'MentorshipPanelQuery 7 MentorshipsTabQuery QueueBlockQuery'],
  ['/admin?tab=requests&open=7', 'QueueBlockQuery RequestsTabPanelQuery 7 RequestsTabQuery'],
  ['/admin?tab=chats&open=7', 'ChatPanelQuery 7 ChatsTabQuery QueueBlockQuery'],
  ['/admin?tab=searches&week=2026-11-23', 'QueueBlockQuery SearchesTabQuery'],
  ['/admin?tab=needs', 'NeedsTabQuery QueueBlockQuery'],
  ['/admin?tab=meanings', 'MeaningsTabQuery QueueBlockQuery'],
  ['/admin/payments?open=7', 'OrdersOpenedQuery 7 OrdersQuery'],
  ['/admin/audit', 'AuditPageQuery'],
  ['/admin/administrators', 'TeamPageQuery'],
  ['/mentor-dashboard?tab=inbox', 'ConversationsQuery'],
  ['/mentor-dashboard?tab=inbox&conversation=7', 'ConversationsQuery InboxQuery 7 chatServerMessagesQuery 7'],
  ['/mentor-dashboard?tab=inbox&conversation=none', 'ConversationsQuery'],
  ['/mentor-dashboard?tab=workshops', 'freshWorkshopsQuery'],
  ['/mentor-dashboard?tab=workshops&form=new', 'NewWorkshopQuery'],
  ['/mentor-dashboard?tab=workshops&form=7', 'EditWorkshopQuery 7'],
  ['/mentor-dashboard?tab=workshops&workshop=7', 'OneWorkshopQuery 7'],
])('%s starts %s', async (address, names) => {
  expect((await startedAt(address)).join(' ')).toBe(names)
})

/** Queries that a press starts, because the code that shows them is there. They must not show what the store has. */
const PRESSED = [
  'MentorFormDialogQuery',
  'NeedFormQuery',
  'RegistrationsQuery',
  'StillBookedQuery',
  'ViewChatQuery',
  'WorkshopEditorQuery',
]

test('each query of a part is named by its page', async () => {
  const read: string[] = []
  const named: string[] = []
  for await (const file of glob('web/{pages,features}/**/*.{ts,tsx}')) {
    if (/\.(test|testing)\./.test(file)) continue
    const text = await readFile(file, 'utf8')
    for (const [, name] of text.matchAll(/\buse(?:PartQuery|ServedTable)<(\w+)>/g)) if (name !== 'Q') read.push(name!)
    if (file.endsWith('parts.ts')) for (const [, name] of text.matchAll(/(\w+)\$parameters/g)) named.push(name!)
  }
  expect(named.length).toBeGreaterThan(20)
  // The chat keeps its messages itself, and the preview of hours the answers for drafts.
  expect([...named, ...PRESSED].sort()).toEqual([...read, 'chatServerMessagesQuery', 'SlotPreviewQuery'].sort())
})
