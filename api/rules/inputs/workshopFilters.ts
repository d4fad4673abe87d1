import { z } from 'zod/mini'
import { SEARCH_MAXIMUM } from '../constants.ts'
import { optionalLine } from './fields.ts'
import { branchFilter } from './mentorFilters.ts'

const MISSING = 'The filters are missing'

/** Filter of the public list of workshops. */
export const workshopFiltersSchema = z.object({ branch: branchFilter('Branch') }, MISSING)

/** Filter of the administrators' list of workshops. */
export const workshopSearchSchema = z.object({ search: optionalLine('Search', SEARCH_MAXIMUM) }, MISSING)
