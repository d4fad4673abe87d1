/** Two nodes over one database, and in each story a conversation with two devices of each side, and what must be true of it. */
import { hashToken, newToken } from '../../accounts/tokens.ts'
import { connect, type Database } from '../../database/client.ts'
import { listenForEvents } from '../../database/pubsub.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import type { UserType } from '../../generated/prisma/enums.ts'
import { addDays, dateOnly, istDate } from '../../rules/time/time.ts'
import { testApp, type TestApp } from '../app.ts'
import { afterFile } from '../ending.ts'
import { makeMentee, makeMentor } from '../factories.ts'
import { testServer } from '../server.ts'
import { device, type Device } from './device.ts'
import type { Side } from './documents.ts'

/** Nobody writes so much that the limit is what a story is about. */
const FACTOR = 1_000_000

export interface Nodes {
  tested: TestApp
  /** Their addresses. */
  urls: readonly [string, string]
}

/** A message as it was accepted. */
export interface Accepted {
  number: number
  side: Side
  text: string
}

export interface World {
  tested: TestApp
  conversationId: number
  devices: readonly Device[]
  /** Those whom the server has accepted, by client id. */
  accepted: Map<string, Accepted>
  /** Client ids that were refused, or whose request never arrived whole. */
  absent: Map<string, { side: Side; text: string }>
  readUpTo: Record<Side, number>
  isExpired: boolean
  blockedBy: Set<Side>
}

export const SIDES: readonly Side[] = ['MENTOR', 'MENTEE']
export const otherSide = (side: Side): Side => (side === 'MENTOR' ? 'MENTEE' : 'MENTOR')

/** Two servers that share nothing but the database and the time. */
export async function startNodes(): Promise<Nodes> {
  const tested = await testApp({ config: { rateLimitFactor: FACTOR } })
  const { app, url, clock } = tested
  const db = connect(url, { poolSize: 10 })
  const pubsub = await listenForEvents(url, () => {})
  afterFile(async () => {
    await pubsub.close()
    await db.$disconnect()
  })
  const limiter = databaseRateLimiter(db, clock, FACTOR)
  const [first, second] = [
    await testServer(app),
    await testServer({ ...app, db, pubsub, limiter, config: { ...app.config } }),
  ]
  return { tested, urls: [first.url, second.url] }
}

/** A session of somebody without the slow work of a password; answers its token. */
export async function startSession(db: Database, userType: UserType, userId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + 20 * 86_400_000)
  await db.session.create({
    data: { tokenHash: hashToken(token), userType, userId, createdAt: now, lastSeenAt: now, expiresAt },
  })
  return token
}

/** A package that runs for so many days from `now`; answers its conversation's number. */
export async function makePlan(
  db: Database,
  { mentorId, menteeId, now, days }: { mentorId: number; menteeId: number; now: Date; days: number },
): Promise<number> {
  const plan = await db.mentorshipPlan.findUniqueOrThrow({ where: { name: 'Advanced' }, select: { id: true } })
  const [startDate, endDate] = [dateOnly(istDate(now)), dateOnly(addDays(istDate(now), days))]
  const { id } = await db.planSubscription.create({
    data: { mentorId, menteeId, planId: plan.id, startDate, endDate, createdAt: now },
  })
  return id
}

/** Two new people, each with a device on either node; all are connected. */
export async function newWorld({ tested, urls }: Nodes): Promise<World> {
  const { db, clock } = tested
  const now = clock.now()
  const [mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
  const conversationId = await makePlan(db, { mentorId: mentor.id, menteeId: mentee.id, now, days: 1 })
  const devices = await Promise.all(
    SIDES.flatMap((side) =>
      urls.map(async (url) => {
        const [type, { id }] = side === 'MENTOR' ? (['mentor', mentor] as const) : (['mentee', mentee] as const)
        const token = await startSession(db, type, id, now)
        const opened = device({ side, conversationId, token, url: () => url })
        await opened.connect()
        return opened
      }),
    ),
  )
  return {
    tested,
    conversationId,
    devices,
    accepted: new Map(),
    absent: new Map(),
    readUpTo: { MENTOR: 0, MENTEE: 0 },
    isExpired: false,
    blockedBy: new Set(),
  }
}

/** Number of the last message that must be there. */
export const lastOf = ({ accepted }: World): number => accepted.size
