import messages from '../../__generated__/chatServerMessagesQuery$parameters.ts'
import conversations from '../../__generated__/ConversationsQuery$parameters.ts'
import editWorkshop from '../../__generated__/EditWorkshopQuery$parameters.ts'
import workshops from '../../__generated__/freshWorkshopsQuery$parameters.ts'
import newWorkshop from '../../__generated__/NewWorkshopQuery$parameters.ts'
import oneWorkshop from '../../__generated__/OneWorkshopQuery$parameters.ts'
import openConversation from '../../__generated__/InboxQuery$parameters.ts'
import slotPreview from '../../__generated__/SlotPreviewQuery$parameters.ts'
import { MESSAGES_PAGE } from '../../features/chat/engine/chatTypes.ts'
import { tabIn } from '../../lib/tabAddress.ts'
import type { PageArgs, PartQuery } from '../../relay/page.ts'
import { partQuery, startsParts } from '../../relay/parts.ts'
import { readInbox } from './inbox/inboxAddress.ts'
import { TABS } from './tabs.ts'
import { readWorkshops } from './workshops/workshopsAddress.ts'

/** What the store has is not asked for again: a conversation that was opened before is kept up to date. */
const ONCE = { fetchPolicy: 'store-or-network' } as const

/** The queries of the tabs; the profile's is the page's own. */
export const parts = startsParts(({ url: { search, searchParams } }) => {
  const tab = searchParams.get('tab')?.toLowerCase()
  return tab === 'inbox' ? inboxParts(search) : tab === 'workshops' ? workshopsParts(search) : []
})

/** Those of the open tab that the server answers with the page. The profile's preview asks by itself for each draft. */
export function served({ url: { search, searchParams } }: PageArgs): PartQuery[] {
  const tab = tabIn(search, TABS)
  if (tab === 'profile') return [partQuery(slotPreview, {})]
  return tab === 'inbox' && !searchParams.has('q') ? [listOf('')] : []
}

const listOf = (search: string) => partQuery(conversations, { search })

function inboxParts(address: string): PartQuery[] {
  const { conversation, search } = readInbox(address)
  const list = listOf(search)
  if (typeof conversation !== 'number') return [list]
  const newest = partQuery(messages, { id: conversation, limit: MESSAGES_PAGE })
  return [list, partQuery(openConversation, { id: conversation }, ONCE), newest]
}

function workshopsParts(address: string): PartQuery[] {
  const place = readWorkshops(address)
  switch (place.view) {
    case 'list':
      return [partQuery(workshops, {})]
    case 'new':
      return [partQuery(newWorkshop, {}, ONCE)]
    case 'edit':
      return [partQuery(editWorkshop, { id: place.id })]
    case 'one':
      return [partQuery(oneWorkshop, { id: place.id })]
    default:
      return []
  }
}
