/** Which kind of asker may read or do what: one row a field. */
import { beforeAll, expect, test } from 'vitest'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

type Role = 'guest' | 'mentee' | 'otherMentor' | 'community' | 'self' | 'admin'
const ALL: Role[] = ['guest', 'mentee', 'otherMentor', 'community', 'self', 'admin']
const PRIVATE: Role[] = ['self', 'admin']

const SET_STATUS = typed(`mutation ($input: SetMentorStatusInput!) {
  setMentorStatus(input: $input) {
    __typename
    ... on SetMentorStatusPayload { mentor { status } }
    ... on Error { message }
  }
}`)

let app: App
let db: Database
let clients: Record<Role, Client>
let listed: number
let inReview: number

beforeAll(async () => {
  ;({ app, db } = await testApp())
  listed = (await makeMentor(db)).id
  inReview = (await makeMentor(db, { status: 'pending_review' })).id
  const [mentee, other] = [await makeMentee(db), await makeMentor(db)]
  clients = {
    guest: asGuest(app),
    mentee: asMentee(app, mentee.id),
    otherMentor: asMentor(app, other.id),
    community: asCommunity(app, listed),
    self: asMentor(app, listed),
    admin: asAdmin(app),
  }
})

async function mentorField(client: Client, field: string, id = listed): Promise<unknown> {
  const { data, errors } = await client.run<{ mentor: Record<string, unknown> | null }>(
    `query ($id: Int!) { mentor(id: $id) { ${field} } }`,
    { id },
  )
  expect(errors).toBeUndefined()
  return data.mentor && Object.values(data.mentor)[0]
}

/** The roles for whom it is so. */
async function rolesWho(isSo: (role: Role) => Promise<boolean>): Promise<Role[]> {
  const roles: Role[] = []
  for (const role of ALL) if (await isSo(role)) roles.push(role)
  return roles
}

const PUBLIC_FIELDS = [
  'id databaseId name mainBranch bio experience starterPackageRate advancedPackageRate rating reviewCount available',
  'profileImage hasProfileImage skills previousCompanies keyProjects industriesWorkedIn toolsAndSoftware certifications',
  'topicsCanMentorOn sessionsHeld createdAt weeklyAvailability{enabled} nextFreeSlot{startsAt} reviews{edges{cursor}}',
].flatMap((line) => line.split(' '))

test.each(PUBLIC_FIELDS)('everybody may read a listed mentor’s %s', async (field) => {
  expect(await rolesWho(async (role) => (await mentorField(clients[role], field)) !== null)).toEqual(ALL)
})

test.each(['email', 'status'])('a mentor’s %s is only for themselves and administrators', async (field) => {
  expect(await rolesWho(async (role) => (await mentorField(clients[role], field)) !== null)).toEqual(PRIVATE)
})

test('a mentor’s email stays private on every way that leads to them', async () => {
  const mentee = await makeMentee(db)
  const booking = await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      mentorId: listed,
      menteeId: mentee.id,
      selectedTimeSlot: '2026-11-22 09:00',
      startsAt: '2026-11-22T03:30:00Z',
      endsAt: '2026-11-22T04:15:00Z',
      status: 'confirmed',
    },
  })
  const ways = typed(`query ($booking: Int!, $node: ID!) {
    mentors { edges { node { email status } } }
    nextFreeSessions { mentor { email status } }
    node(id: $node) { ... on Mentor { email status } }
    booking(id: $booking) { mentor { email status } }
  }`)
  const { data, errors } = await asMentee(app, mentee.id).run(ways, {
    booking: booking.id,
    node: btoa(`Mentor:${listed}`),
  })
  expect(errors).toBeUndefined()
  expect(JSON.stringify(data)).not.toMatch(/@|ACCEPTED/)
  expect(JSON.stringify(data).match(/"email":null/g)!.length).toBeGreaterThanOrEqual(4)
})

test('a mentor in review is there for themselves and administrators only, by number and by node', async () => {
  const node = async (client: Client) =>
    (
      await client.run(typed('query ($id: ID!) { node(id: $id) { ... on Mentor { name } } }'), {
        id: btoa(`Mentor:${inReview}`),
      })
    ).data.node
  const clientOf = (role: Role) => (role === 'self' ? asMentor(app, inReview) : clients[role])
  expect(await rolesWho(async (role) => (await mentorField(clientOf(role), 'name', inReview)) !== null)).toEqual(
    PRIVATE,
  )
  expect(await rolesWho(async (role) => (await node(clientOf(role))) !== null)).toEqual(PRIVATE)
})

test.each([
  ['guest', 'NotSignedInError'],
  ['mentee', 'NotAllowedError'],
  ['otherMentor', 'NotAllowedError'],
  ['community', 'NotAllowedError'],
  ['self', 'NotAllowedError'],
  ['admin', 'SetMentorStatusPayload'],
] as const)('setMentorStatus as %s answers %s', async (role, typename) => {
  const before = await db.mentor.findUniqueOrThrow({ where: { id: inReview } })
  const client = role === 'self' ? asMentor(app, inReview) : clients[role]
  const { data } = await client.run(
    typed(`mutation ($id: Int!) { setMentorStatus(input: { mentorId: $id, status: ACCEPTED }) { __typename } }`),
    { id: inReview },
  )
  expect(data.setMentorStatus.__typename).toBe(typename)
  const after = await db.mentor.findUniqueOrThrow({ where: { id: inReview } })
  expect(after.status).toBe(role === 'admin' ? 'accepted' : before.status)
})

test('an administrator sets any of the three at any time; a mentor who is not there is not found', async () => {
  const mentor = await makeMentor(db, { status: 'pending_review' })
  const set = async (mentorId: number, status: VariablesOf<typeof SET_STATUS>['input']['status']) =>
    (await clients.admin.run(SET_STATUS, { input: { mentorId, status } })).data.setMentorStatus
  for (const status of ['ACCEPTED', 'REJECTED', 'PENDING_REVIEW', 'ACCEPTED'] as const)
    expect(await set(mentor.id, status)).toMatchObject({ mentor: { status } })
  for (const id of [2_000_000, 0, -1])
    expect(await set(id, 'ACCEPTED')).toEqual({ __typename: 'NotFoundError', message: 'Mentor not found' })
})
