import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import { MAIN_BRANCHES } from '../../../../api/rules/people/branches.ts'
import { ADMIN_WORKSHOP_BRANCHES } from '../../../../api/rules/workshops/workshops.ts'
import { tableShape, tableVariables, yesNo } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'
import { type MentorStatus, STATUS_NAMES } from './statusNames.ts'

/** The server's name of each column that sorts. */
export const SORTS = {
  name: 'NAME',
  email: 'EMAIL',
  branch: 'BRANCH',
  experience: 'EXPERIENCE',
  starter: 'STARTER_RATE',
  advanced: 'ADVANCED_RATE',
  rating: 'RATING',
  status: 'STATUS',
  joined: 'JOINED',
} as const

const BRANCHES = [...new Set([...MAIN_BRANCHES, ...ADMIN_WORKSHOP_BRANCHES, DEFAULT_MAIN_BRANCH])]

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'mainBranch',
    label: 'Branch',
    any: 'All branches',
    options: BRANCHES.map((value) => ({ value, label: value })),
  },
  {
    id: 'status',
    label: 'Status',
    any: 'Any status',
    options: Object.entries(STATUS_NAMES).map(([value, label]) => ({ value, label })),
  },
  {
    id: 'isActive',
    label: 'Account',
    any: 'Any account',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const mentorsVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  mainBranch: filters['mainBranch'] ?? null,
  // The shape of the address lets only these through.
  status: (filters['status'] as MentorStatus | undefined) ?? null,
  isActive: yesNo(filters['isActive']),
})
