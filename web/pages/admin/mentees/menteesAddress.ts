import { MAIN_BRANCHES } from '../../../../api/rules/people/branches.ts'
import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import { tableShape, tableVariables, yesNo } from '../../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = {
  name: 'NAME',
  email: 'EMAIL',
  branch: 'BRANCH',
  year: 'YEAR',
  college: 'COLLEGE',
  joined: 'JOINED',
} as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'mainBranch',
    label: 'Branch',
    any: 'All branches',
    options: [...MAIN_BRANCHES, DEFAULT_MAIN_BRANCH].map((value) => ({ value, label: value })),
  },
  {
    id: 'isActive',
    label: 'Status',
    any: 'Any status',
    options: [
      { value: 'true', label: 'Active' },
      { value: 'false', label: 'Inactive' },
    ],
  },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const menteesVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  mainBranch: filters['mainBranch'] ?? null,
  isActive: yesNo(filters['isActive']),
})
