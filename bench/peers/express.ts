/** Express 5 over the product's Prisma client, with its pool and named statements; reads only what is answered. */
import express from 'express'
import http from 'node:http'
import { connect } from '../../api/database/client.ts'
import { Prisma } from '../../api/generated/prisma/client.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../api/rules/constants.ts'
import { branchNames } from '../servers/rows.ts'
import { databaseUrl, metrics, POOL_SIZE, serve } from '../servers/serve.ts'
import { orderRoutes } from './expressOrders.ts'

const db = connect(databaseUrl, { poolSize: POOL_SIZE })
const app = express().disable('x-powered-by').disable('etag').use(express.json())

const CARD = {
  id: true,
  name: true,
  mainBranch: true,
  subBranch: true,
  bio: true,
  starterPackageRate: true,
  advancedPackageRate: true,
  rating: true,
  reviewCount: true,
  available: true,
  skills: true,
  profileImage: true,
  currentJobTitle: true,
  currentCompany: true,
  currentCity: true,
} as const
const PROFILE = {
  ...CARD,
  experience: true,
  linkedinUrl: true,
  currentCountry: true,
  previousCompanies: true,
  keyProjects: true,
  industriesWorkedIn: true,
  toolsAndSoftware: true,
  certifications: true,
  topicsCanMentorOn: true,
  whyIMentor: true,
  successStories: true,
  timeSlotsPerWeek: true,
  lastActiveAt: true,
  createdAt: true,
  availability: { select: { dayOfWeek: true, isActive: true, startTime: true, endTime: true } },
  reviews: {
    select: { stars: true, body: true, createdAt: true, mentee: { select: { name: true, currentLevel: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 2,
  },
  _count: { select: { bookings: { where: { status: 'completed' } } } },
} satisfies Prisma.MentorSelect
const LISTED = { status: 'accepted', isActive: true } as const
const RANKED = [
  { available: 'desc' },
  { rankingScore: 'desc' },
  { reviewCount: 'desc' },
  { id: 'asc' },
] satisfies Prisma.MentorOrderByWithRelationInput[]
const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

interface CardRow {
  id: number
  rating: Prisma.Decimal
  profileImage: string | null
}

const card = <Row extends CardRow>({ id, rating, profileImage, ...rest }: Row) => ({
  databaseId: id,
  ...rest,
  rating: rating.toNumber(),
  profileImage: profileImage ?? DEFAULT_PROFILE_IMAGE,
  hasProfileImage: profileImage !== null,
})
const edges = (rows: readonly CardRow[]) => ({ edges: rows.map((row) => ({ node: card(row) })) })

app.post('/cards', async (_request, response) => {
  const rows = await db.mentor.findMany({ select: CARD, where: LISTED, orderBy: RANKED, take: 8 })
  response.json({ data: { mentors: edges(rows) } })
})

app.post('/search', async (request, response) => {
  const { search, mainBranch } = request.body as { search: string; mainBranch: string }
  const [names, subBranches] = branchNames(mainBranch)
  const oneOf = (list: string[]) => ({ in: list, mode: 'insensitive' as const })
  const where: Prisma.MentorWhereInput = {
    ...LISTED,
    searchText: { contains: search },
    OR: [
      { mainBranch: oneOf(names) },
      { subBranch: oneOf(names) },
      { mainBranch: 'General', subBranch: oneOf(subBranches) },
    ],
  }
  const [totalCount, rows] = await Promise.all([
    db.mentor.count({ where }),
    db.mentor.findMany({ select: CARD, where, orderBy: RANKED, take: 12 }),
  ])
  response.json({ data: { mentors: { totalCount, ...edges(rows) } } })
})

app.post('/profile', async (request, response) => {
  const { id } = request.body as { id: number }
  const row = await db.mentor.findFirst({
    select: PROFILE,
    where: { id, ...LISTED },
    relationLoadStrategy: 'join',
  })
  if (!row) return void response.json({ data: { mentor: null } })
  const { availability, reviews, _count, ...mentor } = row
  const week = availability
    .toSorted((one, other) => ((one.dayOfWeek + 6) % 7) - ((other.dayOfWeek + 6) % 7))
    .map(({ dayOfWeek, isActive, ...hours }) => ({ weekday: WEEKDAYS[dayOfWeek], enabled: isActive, ...hours }))
  const written = reviews.map(({ mentee, ...review }) => ({
    node: { ...review, authorName: mentee?.name ?? 'Former mentee', authorLevel: mentee?.currentLevel ?? null },
  }))
  response.json({
    data: {
      mentor: {
        ...card(mentor),
        sessionsHeld: _count.bookings,
        weeklyAvailability: week,
        reviews: { edges: written },
      },
    },
  })
})

orderRoutes(app, db)
app.get('/metrics', (_request, response) => void response.type('text').send(metrics()))

serve(http.createServer(app))
