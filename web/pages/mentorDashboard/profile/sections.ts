import { PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { ProfileItem } from '../../../../api/rules/people/completeness.ts'
import { forEachList, type MentorListName } from '../../../../api/rules/people/mentorLists.ts'
import { forEachProse, MENTOR_LINE_NAMES, type MentorTextName } from '../../../../api/rules/people/mentorTexts.ts'

interface SectionEntry {
  /** Its place on the page, and its hash. */
  id: string
  title: string
  /** Those of the twenty items that it holds; it is complete when none of them is missing. */
  items: readonly (ProfileItem | MentorListName | MentorTextName)[]
}

/** What stands before the lists. */
const FIRST = [
  { id: 'basic-info', title: 'Basic info', items: ['linkedinUrl'] },
  {
    id: 'location-and-position',
    title: 'Location and position',
    items: MENTOR_LINE_NAMES,
  },
  { id: 'professional-background', title: 'Professional background', items: ['subBranch', 'experience'] },
] as const satisfies readonly SectionEntry[]

export const BIO_SECTION = {
  id: 'bio',
  title: 'Bio',
  items: ['bio'],
  name: 'bio',
  hint: '3-5 lines: what you work on, what you have built, and what a mentee can bring to you.',
  maximum: PROSE_MAXIMUM,
} as const satisfies SectionEntry & { name: string; hint: string; maximum: number }

const idOf = (label: string) => label.toLowerCase().replaceAll(' ', '-')

/** One for each list of the profile. */
export const LIST_SECTIONS = Object.values(
  forEachList((name, { label, ownLabel = label, example }) => ({
    id: idOf(label),
    title: label,
    items: [name],
    name,
    label: ownLabel,
    example,
  })),
)

const LAST = [
  { id: 'weekly-availability', title: 'Weekly availability', items: ['weeklyAvailability', 'timeSlotsPerWeek'] },
  { id: 'pricing', title: 'Pricing', items: [] },
] as const satisfies readonly SectionEntry[]
export type SectionId = (typeof FIRST | typeof LAST)[number]['id']

/** One for each longer text that has no other place in the form. */
export const PROSE_SECTIONS = Object.values(
  forEachProse((name, { label, hint, maximum }) => ({
    id: idOf(label),
    title: label,
    items: [name],
    name,
    hint,
    maximum,
  })),
).filter(({ hint }) => hint !== undefined)

const [HOURS, PRICING] = LAST

/** The sections of the form in their order. */
export const SECTIONS: readonly SectionEntry[] = [
  ...FIRST,
  BIO_SECTION,
  ...LIST_SECTIONS,
  HOURS,
  ...PROSE_SECTIONS,
  PRICING,
]

/** Id and title of a section. */
export const sectionOf = (id: SectionId) => SECTIONS.find((section) => section.id === id) ?? FIRST[0]
