import { containing, containingFolded } from '../database/containing.ts'
import { adminTable, BEFORE, oneFilter, wordFilter } from '../graphql/adminTable.ts'
import { WorkshopStateType } from './workshop.graphql.ts'
import { IN_STATE } from './whichWorkshops.ts'

export const WORKSHOP_COLUMNS = {
  TITLE: { value: 'title', description: 'In one line.' },
  BRANCH: { value: 'branch', description: 'As chosen.' },
  INSTRUCTOR: { value: 'instructorName', description: 'Who teaches it.' },
  STARTS: { value: 'startsAt', description: 'When it begins.' },
  PRICE: { value: 'price', description: 'Of one seat.' },
  REGISTERED: { value: 'registeredCount', description: 'Registered people.' },
  CREATED: { value: 'createdAt', description: 'When it was made.' },
} as const

export const workshopTable = adminTable({
  field: 'allWorkshops',
  description: 'Every workshop in any state, newest first unless sorted.',
  model: 'Workshop',
  page: 'WorkshopPage',
  sort: 'WorkshopSort',
  whose: "workshops'",
  columns: WORKSHOP_COLUMNS,
  searched: 'title, instructor or branch',
  filters: {
    before: BEFORE,
    state: oneFilter(WorkshopStateType, ['pending', 'approved', 'rejected', 'cancelled'], 'Only of that state.'),
    branch: wordFilter('Only of that branch, as it was chosen.'),
  },
  rows({ sort, state, branch, before }, { search, direction }) {
    const contains = containing(search)
    return {
      where: {
        ...(state && IN_STATE[state]),
        ...(search && {
          OR: [
            { title: contains },
            { instructorFolded: containingFolded(search) },
            { mentor: { nameFolded: containingFolded(search) } },
            { branch: contains },
          ],
        }),
        ...(branch && { branch }),
        ...(typeof before === 'number' && { id: { lt: before } }),
      },
      orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})
