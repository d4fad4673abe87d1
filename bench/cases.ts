/** What is measured: a request to the product, and the same question to the bare server. */
import { addDays, istDate } from '../api/rules/time.ts'
import type { Request } from './measure.ts'

export interface Case {
  name: string
  ours: Request
  bare: Request
}

const CARD = `databaseId name mainBranch subBranch bio starterPackageRate advancedPackageRate rating reviewCount available profileImage
  hasProfileImage skills currentCity currentJobTitle currentCompany nextFreeSlot { startsAt }`

const PROFILE = `databaseId name mainBranch subBranch bio experience starterPackageRate advancedPackageRate rating reviewCount available
  profileImage linkedinUrl skills currentCity currentCountry currentJobTitle currentCompany previousCompanies keyProjects
  industriesWorkedIn toolsAndSoftware certifications topicsCanMentorOn whyIMentor successStories lastActiveAt sessionsHeld
  weeklyAvailability { weekday enabled startTime endTime } nextFreeSlot { startsAt }
  reviews(first: 2) { edges { node { stars body createdAt authorName authorLevel } } }`

const today = istDate(new Date())
const range = { from: today, to: addDays(today, 30) }

const graphql = (query: string, variables: object = {}): Request => ({ path: '/graphql', body: { query, variables } })

export const CASES: readonly Case[] = [
  {
    name: 'eight cards',
    ours: graphql(`{ mentors(first: 8) { edges { node { ${CARD} } } } }`),
    bare: { path: '/cards' },
  },
  {
    name: 'search page',
    ours: graphql(
      `query ($search: String) { mentors(search: $search, first: 12) { totalCount edges { node { ${CARD} } } } }`,
      { search: 'design' },
    ),
    bare: { path: '/search?text=design' },
  },
  {
    name: 'profile',
    ours: graphql(`query ($id: Int!) { mentor(id: $id) { ${PROFILE} } }`, { id: 1 }),
    bare: { path: '/profile?id=1' },
  },
  { name: 'REST list', ours: { path: '/api/mentors' }, bare: { path: '/list' } },
  {
    name: 'free slots',
    ours: graphql(
      'query ($id: Int!, $from: Date!, $to: Date!) { mentor(id: $id) { freeSlots(from: $from, to: $to) { startsAt endsAt } } }',
      { id: 1, ...range },
    ),
    bare: { path: `/slots?id=1&from=${range.from}&to=${range.to}` },
  },
]

/** The first HTML page after a start. */
export const PAGE: Case = { name: 'first HTML page', ours: { path: '/' }, bare: { path: '/page' } }

/** Names and times in an answer, in their order: the same in both when both answered the same rows. */
export function factsOf(answer: string): string[] {
  return answer.match(/"(?:name|startsAt|body)":"[^"]*"/g) ?? []
}
