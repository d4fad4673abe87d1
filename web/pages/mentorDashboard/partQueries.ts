import conversations from '../../__generated__/ConversationsQuery$parameters.ts'
import slotPreview from '../../__generated__/SlotPreviewQuery$parameters.ts'
import { tabIn } from '../../lib/tabAddress.ts'
import type { PartQueries } from '../../relay/page.ts'
import { TABS } from './tabs.ts'

/** Queries of the open tab that the server answers with the page. `parts.ts` names those that the browser starts. */
export const partQueries: PartQueries = ({ search, searchParams }) => {
  const tab = tabIn(search, TABS)
  if (tab === 'profile') return [{ query: slotPreview, variables: {} }]
  return tab === 'inbox' && !searchParams.has('q') ? [{ query: conversations, variables: { search: '' } }] : []
}
