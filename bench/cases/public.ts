/** What visitors read, without and with the product's cache, and the REST call beside its GraphQL read. */
import { addDays, istDate } from '../../api/rules/time/time.ts'
import { branchNames } from '../servers/rows.ts'
import { graphql, plain, type Case } from './case.ts'

export const CARD = `databaseId name mainBranch subBranch bio starterPackageRate advancedPackageRate rating reviewCount available skills
  profileImage hasProfileImage currentJobTitle currentCompany currentCity`
const PROFILE = `${CARD} experience linkedinUrl currentCountry previousCompanies keyProjects industriesWorkedIn toolsAndSoftware
  certifications topicsCanMentorOn whyIMentor successStories timeSlotsPerWeek lastActiveAt createdAt sessionsHeld`
const REVIEW = 'stars body createdAt authorName authorLevel'
/** PostGraphile calls a table's number so. */
const theirs = (fields: string) => fields.replace('databaseId', 'databaseId: rowId')

const SEARCH = { search: 'geodesign', mainBranch: 'Civil Engineering' }
const [names, subBranches] = branchNames(SEARCH.mainBranch)
const MENTOR = { id: 7 }
const today = istDate(new Date())
const month = { from: today, to: addDays(today, 30) }

const cards = graphql(`{ mentors(sort: SMOOTHED_RATING, first: 8) { edges { node { ${CARD} } } } }`)
const search = graphql(
  `query ($search: String, $mainBranch: String) { mentors(search: $search, mainBranch: $mainBranch, first: 12) { totalCount edges { node { ${CARD} } } } }`,
  SEARCH,
)
const profile = graphql(
  `query ($id: Int!) { mentor(id: $id) { ${PROFILE} weeklyAvailability { weekday enabled startTime endTime } reviews(first: 2) { edges { node { ${REVIEW} } } } } }`,
  MENTOR,
)

const reads: Case[] = [
  {
    key: 'cards',
    name: '8 cards',
    target: '≤ 2.5',
    asked: {
      bare: plain('/cards'),
      product: cards,
      mercurius: cards,
      express: plain('/cards'),
      postgraphile: graphql(`{ mentors: recommendedMentors(first: 8) { edges { node { ${theirs(CARD)} } } } }`),
    },
  },
  {
    key: 'search',
    name: 'page of 12, branch and search',
    target: '≤ 2.5',
    asked: {
      bare: plain('/search', SEARCH),
      product: search,
      mercurius: search,
      express: plain('/search', SEARCH),
      postgraphile: graphql(
        `query ($search: String!, $names: [String!]!, $subBranches: [String!]!) { mentors: searchMentors(search: $search, names: $names, subBranches: $subBranches, first: 12) { totalCount edges { node { ${theirs(CARD)} } } } }`,
        { search: `%${SEARCH.search}%`, names, subBranches },
      ),
    },
  },
  {
    key: 'profile',
    name: 'profile by id',
    target: '≤ 2.5',
    asked: {
      bare: plain('/profile', MENTOR),
      product: profile,
      mercurius: profile,
      express: plain('/profile', MENTOR),
      postgraphile: graphql(
        `query ($id: Int!) { mentor: mentorByRowId(rowId: $id) { ${theirs(PROFILE)} weeklyAvailability: weeklyAvailabilitiesByMentorIdList(orderBy: [PLACE_ASC]) { weekday enabled startTime endTime } reviews: reviewsByMentorId(first: 2, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { edges { node { ${REVIEW} } } } } }`,
        MENTOR,
      ),
    },
  },
]

const REST_FIELDS = `databaseId name email bio mainBranch subBranch experience starterPackageRate advancedPackageRate rating reviewCount available profileImage
  linkedinUrl skills status currentCity currentCountry currentJobTitle currentCompany previousCompanies keyProjects industriesWorkedIn toolsAndSoftware
  certifications topicsCanMentorOn timeSlotsPerWeek whyIMentor successStories createdAt lastActiveAt weeklyAvailability { weekday enabled startTime endTime }`

export const PUBLIC: readonly Case[] = [
  ...reads,
  ...reads.map(({ key, name, asked: { bare, product } }): Case => ({
    key: `cached-${key}`,
    name: `${name}, anonymous and cached`,
    target: '≤ 0.8',
    asked: { bare: bare!, cached: product! },
  })),
  {
    key: 'rest',
    name: 'REST list of 20 beside its GraphQL read',
    target: '≤ 1.2',
    base: 'product',
    differs: true,
    note: 'REST writes the same rows in its documented form.',
    asked: {
      product: graphql(`{ mentors(sort: SMOOTHED_RATING, first: 20) { edges { node { ${REST_FIELDS} } } } }`),
      rest: { path: '/api/mentors?limit=20' },
    },
  },
  {
    key: 'slots',
    name: 'free slots of 30 days',
    target: '≤ 3',
    note: 'Worked out in the program: the bare server takes the product’s own rule for it, the peers have none.',
    asked: {
      bare: plain('/slots', { ...MENTOR, ...month }),
      product: graphql(
        'query ($id: Int!, $from: Date!, $to: Date!) { mentor(id: $id) { freeSlots(from: $from, to: $to) { startsAt endsAt } } }',
        { ...MENTOR, ...month },
      ),
    },
  },
  {
    key: 'next',
    name: 'page of 12 with next free slots',
    target: '≤ 3',
    note: 'As for the free slots.',
    asked: {
      bare: plain('/next'),
      product: graphql(
        `{ mentors(sort: SMOOTHED_RATING, first: 12) { edges { node { ${CARD} nextFreeSlot { startsAt } } } } }`,
      ),
    },
  },
]
