import { graphql, readInlineData } from 'react-relay'
import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import { forEachList } from '../../../../api/rules/people/mentorLists.ts'
import { forEachText } from '../../../../api/rules/people/mentorTexts.ts'
import { rupeesText } from '../../../../api/rules/text/format.ts'
import type { mentorFormValues_mentor$key } from '../../../__generated__/mentorFormValues_mentor.graphql.ts'
import { mentorTexts } from '../../../features/mentors/mentorTexts.ts'
import type { MentorStatus } from './statusNames.ts'

const EMPTY = {
  name: '',
  email: '',
  password: '',
  linkedinUrl: '',
  mainBranch: DEFAULT_MAIN_BRANCH as string,
  subBranch: '',
  experience: '',
  starterPackageRate: '',
  advancedPackageRate: '',
  rating: '',
  reviewCount: '',
  bio: '',
  ...forEachText(() => ''),
  ...forEachList(() => ''),
  available: true,
  isActive: true,
  status: 'PENDING_REVIEW' as MentorStatus,
}
export type MentorFormValues = typeof EMPTY
export type MentorField = keyof MentorFormValues

/** What the fields are called on screen. */
export const LABELS = {
  name: 'Full name',
  experience: 'Experience in years',
  starterPackageRate: 'Starter rate',
  advancedPackageRate: 'Advanced rate',
  rating: 'Rating',
  reviewCount: 'Reviews',
  bio: 'Bio',
  ...forEachText((_name, { label }) => label),
  email: 'Email',
  mainBranch: 'Branch',
  subBranch: 'Specialization',
  status: 'Status',
  ...forEachList((_name, { label }) => label),
  password: 'Password',
  linkedinUrl: 'LinkedIn profile',
  available: 'Available',
  isActive: 'Active',
} satisfies Record<MentorField, string>

const read = (mentorKey: mentorFormValues_mentor$key) =>
  readInlineData(
    graphql`
      fragment mentorFormValues_mentor on Mentor @inline {
        name
        email
        linkedinUrl
        mainBranch
        subBranch
        experience
        starterPackageRate
        advancedPackageRate
        rating
        reviewCount
        bio
        ...mentorTexts_mentor
        available
        isActive
      }
    `,
    mentorKey,
  )

/** What a mentor has in their lists. */
export const storedLists = (mentorKey: mentorFormValues_mentor$key) => mentorTexts(read(mentorKey))

/** The form of a mentor; of a new one without. Items of lists are parted by commas. */
export function formValues(mentorKey: mentorFormValues_mentor$key | null): MentorFormValues {
  if (!mentorKey) return EMPTY
  const mentor = read(mentorKey)
  const texts = mentorTexts(mentor)
  const text = (value: string | null): string => value ?? ''
  return {
    ...EMPTY,
    name: mentor.name,
    email: text(mentor.email),
    linkedinUrl: text(mentor.linkedinUrl),
    mainBranch: mentor.mainBranch,
    subBranch: text(mentor.subBranch),
    experience: String(mentor.experience),
    starterPackageRate: rupeesText(mentor.starterPackageRate),
    advancedPackageRate: rupeesText(mentor.advancedPackageRate),
    rating: String(mentor.rating),
    reviewCount: String(mentor.reviewCount),
    bio: text(mentor.bio),
    ...forEachText((name) => text(texts[name])),
    ...forEachList((name) => texts[name].join(', ')),
    available: mentor.available,
    isActive: mentor.isActive === true,
  }
}

/** What differs from the form as it was filled: a list that was not touched stays as it is, commas in its items too. */
export function changedOf<V extends object>(values: V, typed: MentorFormValues, before: MentorFormValues): Partial<V> {
  const changed: ReadonlySet<string> = new Set(
    (Object.keys(before) as (keyof MentorFormValues)[]).filter((field) => typed[field] !== before[field]),
  )
  return Object.fromEntries(Object.entries(values).filter(([field]) => changed.has(field))) as Partial<V>
}
