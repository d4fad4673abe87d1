import { Badge } from '../../ui/Badge.tsx'
import { Money } from '../../ui/Money.tsx'
import type { TableShape } from '../../ui/table/tableAddress.ts'
import type { DataColumn, TableFilter } from '../../ui/table/tableProps.ts'

interface SampleMentor {
  id: string
  name: string
  email: string
  branch: string
  /** Years. */
  experience: number
  /** Paise. */
  starterRate: number
  status: 'Accepted' | 'Pending review'
}

const FIRST = ['Ananya', 'Debashish', 'Fathima', 'Gaurav', 'Harpreet', 'Kavya', 'Lourdes', 'Meera', 'Rohan', 'Venkata']
const LAST = ['Iyer', 'Chatterjee', 'Rahman', 'Khanna', 'Gill', 'Reddy', 'Fernandes']
const BRANCHES = ['Civil', 'Electrical & Electronics', 'Mechanical'] as const

/** Made-up rows, enough for three pages. */
export const MENTORS: readonly SampleMentor[] = Array.from({ length: 70 }, (_, place) => {
  const [first, last] = [FIRST[place % FIRST.length]!, LAST[place % LAST.length]!]
  return {
    id: String(place + 1),
    name: `${first} ${last}`,
    email: `${first}.${last}@example.in`.toLowerCase(),
    branch: BRANCHES[place % BRANCHES.length]!,
    experience: 2 + ((place * 7) % 20),
    starterRate: (300 + ((place * 130) % 900)) * 100,
    status: place % 9 === 4 ? 'Pending review' : 'Accepted',
  }
})

export const COLUMNS: readonly DataColumn<SampleMentor>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'email', label: 'Email', value: ({ email }) => email, wide: true },
  { id: 'branch', label: 'Branch', value: ({ branch }) => branch, wide: true },
  { id: 'experience', label: 'Years', value: ({ experience }) => experience, figure: true },
  {
    id: 'rate',
    label: 'Starter rate',
    value: ({ starterRate }) => starterRate / 100,
    cell: ({ starterRate }) => <Money paise={starterRate} />,
    figure: true,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Badge $tone={status === 'Accepted' ? 'good' : 'warn'}>{status}</Badge>,
  },
]

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const FILTERS = [
  { id: 'branch', label: 'Branch', any: 'All branches', options: options(BRANCHES) },
  { id: 'status', label: 'Status', any: 'Any status', options: options(['Accepted', 'Pending review']) },
] satisfies TableFilter[]

export const SHAPE: TableShape = {
  sortable: COLUMNS.map(({ id }) => id),
  filters: FILTERS.map((filter) => ({ id: filter.id, values: filter.options.map(({ value }) => value) })),
}
