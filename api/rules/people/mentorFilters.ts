/** What a list of mentors may be filtered by, and the choices that are offered. */

/** Free times of a mentor within the next seven days, IST. */
export const FREE_TIMES = ['today', 'week', 'weekend', 'mornings', 'evenings'] as const
export type FreeTime = (typeof FREE_TIMES)[number]

/** Names of the filters that are chosen from a list, as in the address. */
export const CHOSEN_FILTERS = [
  'mainBranch',
  'subBranch',
  'minPrice',
  'maxPrice',
  'language',
  'minExperience',
  'free',
  'minRating',
  'city',
  'available',
] as const
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number]

/** Rupees of a single session, from and up to. */
export const PRICE_STEPS = [300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 5_000] as const
/** Years. */
export const EXPERIENCE_STEPS = [3, 5, 10, 15, 20] as const
export const RATING_STEPS = [4.5, 4, 3.5, 3] as const
