/** The filters of lists of mentors as arguments of the graph, named as in addresses and REST. */
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import type { FreeTime } from '../../rules/people/mentorFilters.ts'

const FreeTimeType = enumOf<FreeTime>('FreeTime', 'When a mentor has an open slot in the next seven days, IST.', {
  today: 'Today.',
  week: 'On any of the seven days.',
  weekend: 'On a Saturday or Sunday.',
  mornings: 'Starting before noon.',
  evenings: 'Starting at 5 pm or later.',
})

export const filterArgs = builder.args((t) => ({
  search: t.string({
    required: false,
    description:
      'What someone looks for, in their own words. A mistyped word is corrected. A word also finds what means the same, such as EV and electric vehicle. Mentors who match everything come first.',
  }),
  asTyped: t.boolean({ required: false, description: 'No word of the search is taken for another.' }),
  mainBranch: t.string({ required: false, description: 'Main or sub-branch of that name.' }),
  subBranch: t.string({ required: false, description: 'Sub-branch of that name.' }),
  available: t.boolean({
    required: false,
    description: 'True for those taking bookings, false for Busy ones.',
  }),
  minPrice: t.int({ required: false, description: 'A single session costs at least so many rupees.' }),
  maxPrice: t.int({
    required: false,
    description:
      'A single session costs at most so many rupees. Mentors who have set no rate cost the suggested price.',
  }),
  language: t.stringList({ required: false, description: 'Mentors in any of these languages, at most ten.' }),
  minExperience: t.int({ required: false, description: 'At least so many years of experience.' }),
  free: t.field({
    type: FreeTimeType,
    required: false,
    description:
      'With a slot then that the asker could book. Slots of the 500 best ranked who match everything else count.',
  }),
  minRating: t.float({
    required: false,
    description: 'Rated at least so, from 1 to 5; without reviews no mentor is.',
  }),
  city: t.string({ required: false, description: 'Living in the city of that name, in any case.' }),
}))
