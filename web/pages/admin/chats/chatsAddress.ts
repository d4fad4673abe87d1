import { tableShape, tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = {
  mentor: 'MENTOR',
  mentee: 'MENTEE',
  started: 'STARTED',
  messages: 'MESSAGES',
  activity: 'LAST_ACTIVITY',
  expires: 'EXPIRES',
} as const

export const STATES = { ACTIVE: 'Active', EXPIRING: 'Expiring, 1 to 3 days left', EXPIRED: 'Expired' } as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'state',
    label: 'Access',
    any: 'Any access',
    options: Object.entries(STATES).map(([value, label]) => ({ value, label })),
  },
]

/** What may stand in the address of the table. */
export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const chatsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  state: (filters['state'] as keyof typeof STATES | undefined) ?? null,
})
