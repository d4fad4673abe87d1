import { beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { heardOn } from '../testing/events.ts'
import { loadMember } from './loadMember.ts'
import { sessionTopic, startSession } from './sessions.ts'
import { hashToken } from '../accounts/tokens.ts'

const { app, db, clock } = await testApp()
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile'

const LIST = typed(`{
  viewer {
    sessions(first: 50) {
      edges { node { id databaseId device isHandheld isThisDevice ip signedInAt lastSeenAt } }
    }
  }
}`)
const END = typed(`mutation ($id: Int!) {
  endSession(input: { sessionId: $id }) {
    __typename
    ... on Error { message }
    ... on EndSessionPayload { endedSessionId viewer { sessions { edges { node { databaseId } } } } }
  }
}`)
const END_OTHERS = typed(`mutation {
  endOtherSessions {
    __typename
    ... on EndOtherSessionsPayload { endedCount viewer { sessions { edges { node { isThisDevice } } } } }
  }
}`)

let asha: { id: number }
let mine: string
let phone: string
beforeEach(async () => {
  asha = await makeMentee(db)
  mine = await start('mentee', asha.id)
  clock.advance(60_000)
  phone = await start('mentee', asha.id, PHONE)
})

const start = (type: 'mentee' | 'mentor', id: number, userAgent: string | null = null) =>
  startSession(db, { type, id, ip: '203.0.113.7', userAgent }, clock.now())
const me = () => asMentee(app, asha.id, { sessionHash: hashToken(mine) })
const list = async (client: Client) => (await client.run(LIST)).data.viewer!.sessions.edges.map(({ node }) => node)
const end = async (client: Client, id: number) => (await client.run(END, { id })).data.endSession
const numberOf = async (token: string) =>
  (await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })).id

test('one’s own live sessions in words, the last used first, this one marked', async () => {
  const over = await start('mentee', asha.id)
  await db.session.update({ where: { tokenHash: hashToken(over) }, data: { expiresAt: clock.now() } })
  expect(await list(me())).toMatchObject([
    { device: 'Chrome on Android', isHandheld: true, isThisDevice: false, ip: '203.0.113.7' },
    { device: 'Unknown device', isHandheld: false, isThisDevice: true },
  ])
})

test('nobody sees those of anybody else, in the list or by id', async () => {
  const id = (await list(me()))[0]!.id
  const twin = await makeMentor(db, { id: asha.id })
  const read = async (client: Client) =>
    (await client.run(typed('query ($id: ID!) { node(id: $id) { id } }'), { id })).data.node
  expect(await read(me())).toEqual({ id })
  for (const client of [asGuest(app), asAdmin(app), asMentor(app, twin.id), asMentee(app, 999_999)])
    expect(await read(client)).toBeNull()
  expect(await list(asMentor(app, twin.id))).toEqual([])
})

test('ends one other device, with a word to its sockets, and gives back what is left', async () => {
  const told = heardOn(app, sessionTopic(hashToken(phone)))
  const [other] = await list(me())
  expect(await end(me(), other!.databaseId)).toEqual({
    __typename: 'EndSessionPayload',
    endedSessionId: other!.id,
    viewer: { sessions: { edges: [{ node: { databaseId: await numberOf(mine) } }] } },
  })
  expect(await told).toEqual({ ended: 1 })
  expect(await loadMember(app, phone)).toBeNull()
  expect(await end(me(), other!.databaseId)).toMatchObject({ __typename: 'NotFoundError' })
})

test('neither the session in use nor one of somebody else is found to be ended', async () => {
  const elses = await start('mentee', (await makeMentee(db)).id)
  const twins = await start('mentor', (await makeMentor(db, { id: asha.id })).id)
  for (const token of [mine, elses, twins]) {
    expect((await end(me(), await numberOf(token))).__typename).toBe('NotFoundError')
    expect(await loadMember(app, token)).not.toBeNull()
  }
  for (const client of [asMentor(app, asha.id), asCommunity(app, asha.id), asMentee(app, asha.id + 1)])
    expect((await end(client, await numberOf(phone))).__typename).toBe('NotFoundError')
  expect((await end(asGuest(app), await numberOf(phone))).__typename).toBe('NotSignedInError')
  expect((await end(asAdmin(app), await numberOf(phone))).__typename).toBe('NotAllowedError')
  expect(await loadMember(app, phone)).not.toBeNull()
})

test('ends all others and says how many; then there are none', async () => {
  await start('mentee', asha.id)
  const answer = async () => (await me().run(END_OTHERS)).data.endOtherSessions
  const left = { viewer: { sessions: { edges: [{ node: { isThisDevice: true } }] } } }
  expect(await answer()).toEqual({ __typename: 'EndOtherSessionsPayload', endedCount: 2, ...left })
  expect(await answer()).toEqual({ __typename: 'EndOtherSessionsPayload', endedCount: 0, ...left })
  for (const [client, name] of [
    [asGuest(app), 'NotSignedInError'],
    [asAdmin(app), 'NotAllowedError'],
  ] as const)
    expect((await client.run(END_OTHERS)).data.endOtherSessions).toEqual({
      __typename: name,
    })
})
