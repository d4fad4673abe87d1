/** How complete a mentor's profile is: twenty things that students look for. */

/** What each thing is called on screens, by the field it is saved in, in the order of the form. */
export const PROFILE_ITEMS = {
  profileImage: 'Profile picture',
  linkedinUrl: 'LinkedIn profile',
  currentCity: 'City',
  currentCountry: 'Country',
  currentJobTitle: 'Job title',
  currentCompany: 'Company',
  subBranch: 'Specialization',
  experience: 'Years of experience',
  bio: 'Bio',
  previousCompanies: 'Previous companies',
  keyProjects: 'Key projects',
  industriesWorkedIn: 'Industries',
  toolsAndSoftware: 'Tools and software',
  certifications: 'Certifications',
  skills: 'Core skills',
  topicsCanMentorOn: 'Topics you can mentor on',
  weeklyAvailability: 'Weekly availability',
  timeSlotsPerWeek: 'Availability notes',
  whyIMentor: 'Why you mentor',
  successStories: 'Success stories',
} as const
export type ProfileItem = keyof typeof PROFILE_ITEMS

/** A profile as far as completeness goes; of the week only whether each day is on. */
type ProfileState = {
  [Item in Exclude<ProfileItem, 'weeklyAvailability'>]?: string | number | readonly string[] | null
} & { weeklyAvailability: readonly { enabled: boolean }[] }

export interface Completeness {
  /** 0 to 100, rounded. */
  percent: number
  /** For the mentor. */
  message: string
  missing: ProfileItem[]
}

const ITEMS = Object.keys(PROFILE_ITEMS) as ProfileItem[]

/** Counts a text that is not blank, a number above 0, a list with an entry, and a week with a day that is on. */
export function completenessOf(profile: ProfileState): Completeness {
  const missing = ITEMS.filter((item) =>
    item === 'weeklyAvailability'
      ? !profile.weeklyAvailability.some(({ enabled }) => enabled)
      : !isGiven(profile[item]),
  )
  const percent = Math.round(((ITEMS.length - missing.length) / ITEMS.length) * 100)
  return { percent, message: messageFor(percent), missing }
}

function isGiven(value: string | number | readonly string[] | null | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return value > 0
  return value?.some((line) => line.trim() !== '') ?? false
}

export function messageFor(percent: number): string {
  if (percent < 50) return 'Complete your profile to help students find you.'
  if (percent < 80) return 'Great progress! Add a few more details to stand out.'
  return 'Excellent! Your profile is ready to impress students.'
}
