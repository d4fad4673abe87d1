import type { ProfileItem } from '../../../../api/rules/people/completeness.ts'
import { forEachList, type MentorListName } from '../../../../api/rules/people/mentorLists.ts'

interface SectionEntry {
  /** Its place on the page, and its hash. */
  id: string
  title: string
  /** Those of the twenty items that it holds; it is complete when none of them is missing. */
  items: readonly (ProfileItem | MentorListName)[]
}

/** What stands before the lists. */
const FIRST = [
  { id: 'basic-info', title: 'Basic info', items: ['linkedinUrl'] },
  {
    id: 'location-and-position',
    title: 'Location and position',
    items: ['currentCity', 'currentCountry', 'currentJobTitle', 'currentCompany'],
  },
  { id: 'professional-background', title: 'Professional background', items: ['subBranch', 'experience'] },
  { id: 'bio', title: 'Bio', items: ['bio'] },
] as const satisfies readonly SectionEntry[]

/** One for each list of the profile. */
export const LIST_SECTIONS = Object.values(
  forEachList((name, { label, ownLabel = label, example }) => ({
    id: label.toLowerCase().replaceAll(' ', '-'),
    title: label,
    items: [name],
    name,
    label: ownLabel,
    example,
  })),
)

const LAST = [
  { id: 'weekly-availability', title: 'Weekly availability', items: ['weeklyAvailability', 'timeSlotsPerWeek'] },
  { id: 'why-i-mentor', title: 'Why I mentor', items: ['whyIMentor'] },
  { id: 'success-stories', title: 'Success stories', items: ['successStories'] },
  { id: 'pricing', title: 'Pricing', items: [] },
] as const satisfies readonly SectionEntry[]
export type SectionId = (typeof FIRST | typeof LAST)[number]['id']

/** The sections of the form in their order. */
export const SECTIONS: readonly SectionEntry[] = [...FIRST, ...LIST_SECTIONS, ...LAST]

/** Id and title of a section. */
export const sectionOf = (id: SectionId) => SECTIONS.find((section) => section.id === id) ?? FIRST[0]
