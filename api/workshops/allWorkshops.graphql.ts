import { containing, containingFolded } from '../database/containing.ts'
import { builder } from '../graphql/builder.ts'
import { beforeArg, pageOf, pageType, tableArgs, type Table, type TablePlace } from '../graphql/tablePages.ts'
import { WorkshopStateType } from './workshop.graphql.ts'
import { IN_STATE, type WorkshopState } from './whichWorkshops.ts'

export const WORKSHOP_COLUMNS = {
  TITLE: { value: 'title', description: 'In one line.' },
  BRANCH: { value: 'branch', description: 'As chosen.' },
  INSTRUCTOR: { value: 'instructorName', description: 'Who teaches it.' },
  STARTS: { value: 'startsAt', description: 'When it begins.' },
  PRICE: { value: 'price', description: 'Of one seat.' },
  REGISTERED: { value: 'registeredCount', description: 'Registered people.' },
  CREATED: { value: 'createdAt', description: 'When it was made.' },
} as const

const WorkshopSort = builder.enumType('WorkshopSort', {
  description: "Columns by which the workshops' table is sorted.",
  values: WORKSHOP_COLUMNS,
})

interface WorkshopTableArgs {
  sort?: (typeof WorkshopSort)['$inferType'] | null | undefined
  state?: WorkshopState | null | undefined
  branch?: string | null | undefined
  before?: number | null | undefined
}

export function workshopTable(args: WorkshopTableArgs, { search, direction }: TablePlace): Table<'Workshop'> {
  const contains = containing(search)
  return {
    where: {
      ...(args.state && IN_STATE[args.state]),
      ...(search && {
        OR: [
          { title: contains },
          { instructorName: contains },
          { mentor: { nameFolded: containingFolded(search) } },
          { branch: contains },
        ],
      }),
      ...(args.branch && { branch: args.branch }),
      ...(typeof args.before === 'number' && { id: { lt: args.before } }),
    },
    orderBy: args.sort ? [{ [args.sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
  }
}

export const WorkshopPage = pageType('WorkshopPage', 'Workshop', "workshops'")

builder.queryField('allWorkshops', (t) =>
  t.field({
    type: WorkshopPage,
    authScopes: { admin: true },
    description: 'Every workshop in any state, newest first unless sorted. Administrators only.',
    args: {
      ...tableArgs(t.arg, 'title, instructor or branch'),
      before: beforeArg(t.arg),
      sort: t.arg({ type: WorkshopSort, required: false, description: 'Column to sort by.' }),
      state: t.arg({ type: WorkshopStateType, required: false, description: 'Only of that state.' }),
      branch: t.arg.string({ required: false, description: 'Only of that branch, as it was chosen.' }),
    },
    resolve: (_root, args) => pageOf(args, (place) => workshopTable(args, place)),
  }),
)
