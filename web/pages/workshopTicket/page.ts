import type { WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import query from '../../__generated__/WorkshopTicketPageQuery$parameters.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'

const TICKET = {
  title: 'Your ticket',
  description: 'Ticket of a workshop: the joining link, the calendar file and the way to cancel.',
  noIndex: true,
} satisfies Head

export const ticketNotFoundHead = {
  title: 'Ticket not found',
  description: 'We could not find this ticket on Plumbline.',
  noIndex: true,
} satisfies Head

export const entry = {
  name: 'workshopTicket',
  code: async () => (await import('./WorkshopTicketPage.tsx')).WorkshopTicketPage,
  skeleton: async () => (await import('./WorkshopTicketPageSkeleton.tsx')).WorkshopTicketPageSkeleton,
  isPersonal: true,
  query,
  variables: ({ params }) => ({ code: params['code'] ?? '' }),
  head: TICKET,
  headOf: ({ workshopTicket }) =>
    workshopTicket ? { head: TICKET, status: 200 } : { head: ticketNotFoundHead, status: 404 },
} satisfies Page<WorkshopTicketPageQuery>
