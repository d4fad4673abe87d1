import type { ProfileItem } from '../../../../api/rules/people/completeness.ts'

interface SectionEntry {
  /** Its place on the page, and its hash. */
  id: string
  title: string
  /** Those of the twenty items that it holds; it is complete when none of them is missing. */
  items: readonly ProfileItem[]
}

/** The sections of the form in their order. */
export const SECTIONS = [
  { id: 'basic-info', title: 'Basic info', items: ['linkedinUrl'] },
  {
    id: 'location-and-position',
    title: 'Location and position',
    items: ['currentCity', 'currentCountry', 'currentJobTitle', 'currentCompany'],
  },
  { id: 'professional-background', title: 'Professional background', items: ['subBranch', 'experience'] },
  { id: 'bio', title: 'Bio', items: ['bio'] },
  { id: 'previous-companies', title: 'Previous companies', items: ['previousCompanies'] },
  { id: 'key-projects', title: 'Key projects', items: ['keyProjects'] },
  { id: 'industries', title: 'Industries', items: ['industriesWorkedIn'] },
  { id: 'tools', title: 'Tools', items: ['toolsAndSoftware'] },
  { id: 'certifications', title: 'Certifications', items: ['certifications'] },
  { id: 'core-skills', title: 'Core skills', items: ['skills'] },
  { id: 'topics', title: 'Topics', items: ['topicsCanMentorOn'] },
  { id: 'weekly-availability', title: 'Weekly availability', items: ['weeklyAvailability', 'timeSlotsPerWeek'] },
  { id: 'why-i-mentor', title: 'Why I mentor', items: ['whyIMentor'] },
  { id: 'success-stories', title: 'Success stories', items: ['successStories'] },
  { id: 'pricing', title: 'Pricing', items: [] },
] as const satisfies readonly SectionEntry[]
export type SectionId = (typeof SECTIONS)[number]['id']

/** Id and title of a section. */
export const sectionOf = (id: SectionId) => SECTIONS.find((section) => section.id === id) ?? SECTIONS[0]
