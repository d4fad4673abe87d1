import analytics from '../../__generated__/AnalyticsTabQuery$parameters.ts'
import chat from '../../__generated__/ChatPanelQuery$parameters.ts'
import chats from '../../__generated__/ChatsTabQuery$parameters.ts'
import meanings from '../../__generated__/MeaningsTabQuery$parameters.ts'
import mentee from '../../__generated__/MenteePanelQuery$parameters.ts'
import mentees from '../../__generated__/MenteesTabQuery$parameters.ts'
import mentor from '../../__generated__/MentorPanelQuery$parameters.ts'
import mentors from '../../__generated__/MentorsTabQuery$parameters.ts'
import mentorship from '../../__generated__/MentorshipPanelQuery$parameters.ts'
import mentorships from '../../__generated__/MentorshipsTabQuery$parameters.ts'
import needs from '../../__generated__/NeedsTabQuery$parameters.ts'
import queueLine from '../../__generated__/QueueBlockQuery$parameters.ts'
import request from '../../__generated__/RequestsTabPanelQuery$parameters.ts'
import requests from '../../__generated__/RequestsTabQuery$parameters.ts'
import searches from '../../__generated__/SearchesTabQuery$parameters.ts'
import workQueue from '../../__generated__/WorkQueueQuery$parameters.ts'
import workshop from '../../__generated__/WorkshopPanelQuery$parameters.ts'
import workshops from '../../__generated__/WorkshopsTabQuery$parameters.ts'
import { tableParts } from '../../features/admin/tables/tableParts.ts'
import { IN_PARTS } from '../../relay/network/request.ts'
import type { PartQuery } from '../../relay/page.ts'
import { partQuery, startsParts } from '../../relay/parts.ts'
import { readTable } from '../../ui/table/tableAddress.ts'
import { weeksIn } from './analytics/analyticsAddress.ts'
import { chatsVariables, SHAPE as CHATS } from './chats/chatsAddress.ts'
import { meaningsVariables, SHAPE as MEANINGS } from './meanings/meaningsAddress.ts'
import { menteesVariables, SHAPE as MENTEES } from './mentees/menteesAddress.ts'
import { mentorsVariables, SHAPE as MENTORS } from './mentors/mentorsAddress.ts'
import { mentorshipsVariables, SHAPE as MENTORSHIPS } from './mentorships/mentorshipsAddress.ts'
import { needsVariables, SHAPE as NEEDS } from './needs/needsAddress.ts'
import { searchesVariables, SHAPE as SEARCHES } from './needs/searchesAddress.ts'
import { requestsVariables, SHAPE as REQUESTS } from './requests/requestsAddress.ts'
import { SHAPE as WORKSHOPS, workshopsVariables } from './workshops/workshopsAddress.ts'

/** The queries of each tab, without the work queue's. */
const TABS: Readonly<Record<string, (params: URLSearchParams) => PartQuery[]>> = {
  mentors: (params) => tableParts(params, { shape: MENTORS, table: mentors, variables: mentorsVariables, row: mentor }),
  workshops: (params) =>
    tableParts(params, { shape: WORKSHOPS, table: workshops, variables: workshopsVariables, row: workshop }),
  mentees: (params) => tableParts(params, { shape: MENTEES, table: mentees, variables: menteesVariables, row: mentee }),
  mentorships: (params) =>
    tableParts(params, { shape: MENTORSHIPS, table: mentorships, variables: mentorshipsVariables, row: mentorship }),
  requests: (params) =>
    tableParts(params, { shape: REQUESTS, table: requests, variables: requestsVariables, row: request }),
  chats: (params) => tableParts(params, { shape: CHATS, table: chats, variables: chatsVariables, row: chat }),
  searches: (params) => [partQuery(searches, searchesVariables(readTable(params, SEARCHES)))],
  needs: (params) => [partQuery(needs, needsVariables(readTable(params, NEEDS)))],
  meanings: (params) => [partQuery(meanings, meaningsVariables(readTable(params, MEANINGS)))],
}

/** The queries of the open tab and of the work queue, in full above the first tab and as a line above the others. */
export const parts = startsParts(({ url: { searchParams: params } }) => {
  const tab = TABS[params.get('tab')?.toLowerCase() ?? '']
  const queue = partQuery(tab ? queueLine : workQueue, {}, { networkCacheConfig: IN_PARTS })
  return [queue, ...(tab ? tab(params) : [partQuery(analytics, { weeks: weeksIn(params) })])]
})
