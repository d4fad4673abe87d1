/** Fastify with Mercurius, its documents compiled by graphql-jit, over the bare server's SQL. */
import Fastify from 'fastify'
import mercurius, { type IResolvers } from 'mercurius'
import { edgesOf, publicRows, reader } from '../servers/rows.ts'
import { createPool, metrics, serve } from '../servers/serve.ts'

const rows = publicRows(reader(createPool()))

const schema = `
  type Query {
    mentors(first: Int, search: String, mainBranch: String): MentorConnection!
    mentor(id: Int!): Mentor
  }
  type MentorConnection { totalCount: Int! edges: [MentorEdge!]! }
  type MentorEdge { node: Mentor! }
  type Mentor {
    databaseId: Int! name: String! mainBranch: String! subBranch: String bio: String! starterPackageRate: Int! advancedPackageRate: Int!
    rating: Float! reviewCount: Int! available: Boolean! skills: [String!]! profileImage: String! hasProfileImage: Boolean!
    currentJobTitle: String currentCompany: String currentCity: String experience: Int! linkedinUrl: String currentCountry: String
    previousCompanies: [String!]! keyProjects: [String!]! industriesWorkedIn: [String!]! toolsAndSoftware: [String!]! certifications: [String!]!
    topicsCanMentorOn: [String!]! whyIMentor: String successStories: String timeSlotsPerWeek: String lastActiveAt: DateTime createdAt: DateTime!
    sessionsHeld: Int! weeklyAvailability: [AvailabilityWindow!]! reviews(first: Int): ReviewConnection!
  }
  type AvailabilityWindow { weekday: Weekday! enabled: Boolean! startTime: String! endTime: String! }
  enum Weekday { MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY }
  type ReviewConnection { edges: [ReviewEdge!]! }
  type ReviewEdge { node: Review! }
  type Review { stars: Int! body: String! createdAt: DateTime! authorName: String! authorLevel: String }
  scalar DateTime
`

interface Filters {
  search?: string
  mainBranch?: string
}

const resolvers: IResolvers = {
  Query: {
    async mentors(_root: unknown, { search, mainBranch = '' }: Filters) {
      const found = search === undefined ? rows.cards() : rows.search(search, mainBranch)
      return { edges: edgesOf(await found), totalCount: () => rows.count(search ?? '', mainBranch) }
    },
    mentor: (_root: unknown, { id }: { id: number }) => rows.profile(id),
  },
}

const app = Fastify()
await app.register(mercurius, { schema, resolvers, jit: 1, subscription: false })
app.get('/metrics', async (_request, reply) => reply.type('text/plain').send(metrics()))
await app.ready()
serve(app.server)
