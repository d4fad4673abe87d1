import { z } from 'zod/mini'
import { branchFilter } from './mentorFilters.ts'

const MISSING = 'The filters are missing'

/** Filter of the public list of workshops. */
export const workshopFiltersSchema = z.object({ branch: branchFilter('Branch') }, MISSING)
