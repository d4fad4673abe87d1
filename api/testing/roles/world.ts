/**
 * Who asks, with rows of their own; a second set of people, to whom the asker is nobody; and for every asker namesakes:
 * accounts of the other kinds that carry the same number and address, so that whoever takes one kind for another shows.
 */
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { SESSION_MS, startSession } from '../../sessions/sessions.ts'
import type { TestApp } from '../app.ts'
import { makeSet, personalRows, type MadeSet, type Person } from './sets.ts'

/** `both`: signed in as administrator and as mentee at once. `expired`, `ended`: an administrator's, a mentee's session that has run out. */
export const ROLES = [
  'visitor',
  'review',
  'mentor',
  'mentee',
  'community',
  'admin',
  'expired',
  'both',
  'ended',
] as const
export type Role = (typeof ROLES)[number]
/** Whose row is asked about: the asker's, where they can have one, somebody else's, or that of a namesake. */
export const WHOSE = ['own', 'other', 'namesake'] as const
export type Whose = (typeof WHOSE)[number]

/** Rows that one set of people has to do with. */
export interface Rows extends SetRows {
  notificationId: number
  /** A second session, beside the one that asks. */
  sessionId: number
  savedMentorId: number
  /** A mentor to whom the set's mentee is a stranger. */
  newMentorId: number
}
type SetRows = MadeSet['rows']

export interface World {
  tokens: Partial<Record<Role, { session: string | null; adminSession: string | null }>>
  /** Whoever can have no rows of their own is asked about the first mentor's and mentee's. */
  rows(role: Role, whose: Whose): Rows
  /** The account that asks; null for visitors, administrators and those whose session has run out. */
  person(role: Role): Person | null
  /** Number of the administrator who asks. */
  administrator(role: Role): number | null
  /** Number of an administrator with a session, who asks as nobody. */
  otherAdministrator: number
  /** Everybody there is. */
  people: Person[]
}

/** Numbers of the administrators. */
const ADMINS: Partial<Record<Role, number>> = { admin: 150, expired: 151, both: 152 }

/** Everybody and everything, once. */
export async function makeWorld(tested: TestApp): Promise<World> {
  const { app, db, clock } = tested
  const now = clock.now()
  let last = 100
  const next = () => ({ id: (last += 1) })
  const pair = (status: 'accepted' | 'pending_review' = 'accepted') =>
    makeSet(tested, { mentor: next(), mentee: next(), status })
  const [own, other, review, twice] = [await pair(), await pair(), await pair('pending_review'), await pair()]
  const community = await communityMember(tested, next())
  const people: Record<Role, Person | null> = {
    visitor: null,
    review: review.mentor,
    mentor: own.mentor,
    mentee: own.mentee,
    community,
    admin: null,
    expired: null,
    both: twice.mentee,
    ended: null,
  }
  const everybody = [own, other, review, twice].flatMap(({ mentor, mentee }): Person[] => [mentor, mentee])
  everybody.push(community)
  await ensureFirstAdmin(app)
  await db.adminUser.updateMany({ data: { id: ADMINS.admin!, email: 'admin@test.example', lastLoginAt: now } })
  const { passwordHash } = await db.adminUser.findFirstOrThrow()
  for (const role of ['expired', 'both'] as const)
    await db.adminUser.create({ data: { id: ADMINS[role]!, username: role, passwordHash } })

  const personal = new Map<Person, Awaited<ReturnType<typeof personalRows>>>()
  for (const person of everybody) personal.set(person, await personalRows(tested, person))
  const session = async (person: Person, ageMs = 0) =>
    startSession(db, { ...person, ip: '::1', userAgent: 'test' }, new Date(now.getTime() - ageMs))
  const tokens: World['tokens'] = {
    admin: { session: null, adminSession: await adminSession(tested, 'admin') },
    expired: { session: null, adminSession: await adminSession(tested, 'expired', 31 * MINUTE_MS) },
    ended: { session: await session(own.mentee, SESSION_MS + DAY_MS), adminSession: null },
  }
  for (const role of ROLES)
    if (people[role]) tokens[role] = { session: await session(people[role]), adminSession: null }
  tokens.both!.adminSession = await adminSession(tested, 'both')

  /** The same number once more as a mentor, as a mentee and as a community member, as far as the asker is not that. */
  async function namesakes(asker: {
    type: Person['type'] | null
    id: number
    email?: string
  }): Promise<Omit<Rows, 'newMentorId'>> {
    const as = (type: Person['type']) =>
      asker.type === type ? next() : { id: asker.id, ...(asker.email && { email: asker.email }) }
    const made = await makeSet(tested, { mentor: as('mentor'), mentee: as('mentee'), status: 'accepted' })
    const members: Person[] = [made.mentor, made.mentee]
    if (asker.type !== 'community') members.push(await communityMember(tested, as('community')))
    for (const person of members) personal.set(person, await personalRows(tested, person))
    everybody.push(...members)
    return { ...made.rows, ...personal.get(asker.type === 'mentee' ? made.mentor : made.mentee)! }
  }
  const others = { ...other.rows, ...personal.get(other.mentee)! }
  const admins = await namesakes({ type: null, id: ADMINS.admin! })
  const namesake: Partial<Record<Role, Omit<Rows, 'newMentorId'>>> = { visitor: others, admin: admins, expired: admins }
  for (const role of ROLES) if (people[role]) namesake[role] = await namesakes(people[role])
  namesake.ended = namesake.mentee!
  await newNumbersFrom(tested, last + 1000)

  const sets: Partial<Record<Role, MadeSet>> = { review, both: twice }
  return {
    tokens,
    otherAdministrator: ADMINS.expired!,
    people: everybody,
    person: (role) => people[role],
    administrator: (role) => (role === 'expired' ? null : (ADMINS[role] ?? null)),
    rows: (role, whose) => {
      const mine = () => ({ ...(sets[role] ?? own).rows, ...personal.get(people[role] ?? own.mentee)! })
      const rows = { own: mine, other: () => others, namesake: () => namesake[role]! }[whose]()
      return { ...rows, newMentorId: other.mentor.id }
    },
  }
}

async function communityMember({ db }: TestApp, { id, email }: { id: number; email?: string }): Promise<Person> {
  const { email: address } = await db.communityMember.create({
    data: {
      id,
      name: 'Meera',
      email: email ?? `member-${id}@test.example`,
      branch: 'Civil Engineering',
      type: 'student',
    },
  })
  return { type: 'community', id, email: address }
}

async function adminSession({ db, clock }: TestApp, role: Role, ageMs = 0): Promise<string> {
  const token = newToken()
  const loginTime = new Date(clock.now().getTime() - ageMs)
  await db.adminSession.create({
    data: { tokenHash: hashToken(token), adminUserId: ADMINS[role]!, loginTime, lastActivity: loginTime },
  })
  return token
}

/** People who register now take none of the numbers given here. */
async function newNumbersFrom({ db }: TestApp, first: number): Promise<void> {
  for (const table of ['mentors', 'mentees', 'community_members'])
    await db.$executeRawUnsafe(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${first})`)
}
