import { PAGE_MAXIMUM } from '../../../api/rules/constants.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { MentorPageQuery } from '../../__generated__/MentorPageQuery.graphql.ts'
import query from '../../__generated__/MentorPageQuery$parameters.ts'
import { numericId } from '../../lib/numericId.ts'
import { roleText } from '../../features/mentors/roleText.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { awayMentor } from './awayMentor.ts'

/** What a profile's head is made of; all public. */
export interface MentorOfHead {
  readonly databaseId: number
  readonly name: string
  readonly mainBranch: string
  readonly subBranch: string | null
  readonly currentJobTitle: string | null
  readonly currentCompany: string | null
  readonly profileImage: string
  readonly hasProfileImage: boolean
  /** Paise. */
  readonly starterPrice: number
}

/** Who it is, what they do, and from which price. */
export function mentorHead(mentor: MentorOfHead): Head {
  const { databaseId, name, currentJobTitle, currentCompany, profileImage } = mentor
  const role = roleText({ currentJobTitle, currentCompany })
  const price = formatRupees(mentor.starterPrice)
  return {
    title: currentJobTitle ? `${name}, ${currentJobTitle}` : name,
    description: `Book ${name} for one-to-one mentoring in ${fieldOf(mentor)}, from ${price}.${role ? ` ${role}.` : ''}`,
    path: mentorPath(databaseId),
    type: 'profile',
    ...(mentor.hasProfileImage && { image: profileImage }),
  }
}

/** The narrowest name of what they do. */
export function fieldOf({ mainBranch, subBranch }: Pick<MentorOfHead, 'mainBranch' | 'subBranch'>): string {
  return subBranch || mainBranch
}

export const mentorNotFoundHead = {
  title: 'Mentor not found',
  description: 'We could not find this mentor on Plumbline.',
  noIndex: true,
} satisfies Head

/** Of a mentor who does not take part at present, for a mentee who had a package or has a session with them. */
export const formerMentorHead = (name: string): Head => ({
  title: name,
  description: `Your sessions with ${name} on Plumbline.`,
  noIndex: true,
})

/** Two reviews, all of them, or the newest with so many stars, as the address says. */
function reviewsShown(address: URLSearchParams): { reviews: number; stars: number | null } {
  const stars = numericId(address.get('stars'))
  const some = stars === null ? 2 : 10
  return { reviews: address.get('reviews') === 'all' ? PAGE_MAXIMUM : some, stars }
}

export const entry = {
  name: 'mentor',
  code: async () => (await import('./MentorPage.tsx')).MentorPage,
  skeleton: async () => (await import('./MentorPageSkeleton.tsx')).MentorPageSkeleton,
  query,
  variables: ({ params, url }) => ({
    id: numericId(params['id']) ?? 0,
    ...reviewsShown(url.searchParams),
  }),
  head: { title: 'Mentor' },
  headOf: ({ mentor, viewer }, { params }) => {
    if (mentor) return { head: mentorHead(mentor), status: 200 }
    const mentee = viewer?.type === 'MENTEE' ? viewer : null
    const away = awayMentor(
      numericId(params['id']),
      mentee?.plans.edges.map(({ node }) => node.mentor),
      mentee?.bookedSessions.edges.map(({ node }) => node.mentor),
    )
    return away ? { head: formerMentorHead(away.mentor.name), status: 200 } : { head: mentorNotFoundHead, status: 404 }
  },
} satisfies Page<MentorPageQuery>
