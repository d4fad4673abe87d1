/** Whose they are: nobody else's, whatever the kind of account, and nobody's without one. */
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf, typed } from '../graphql/typed.ts'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { CHANGES, DELETE, LIST, READ, READ_ALL } from './documents.testing.ts'
import { notify } from './notify.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

const { app, db } = await testApp()

/** A mentee, a mentor and a community member may have the same number. */
const ID = 4_000
let id: number
let globalId: string
let owner: Client
let strangerId: number

beforeAll(async () => {
  await makeMentee(db, { id: ID })
  await makeMentor(db, { id: ID })
  strangerId = (await makeMentee(db)).id
  await db.communityMember.create({
    data: {
      type: 'student',
      id: ID,
      name: 'Kiran',
      email: 'kiran@test.example',
      passwordHash: 'none',
      branch: 'Civil Engineering',
    },
  })
  await inTransaction(db, (tx) =>
    notify(tx, {
      dedupeKey: 'own',
      userType: 'mentee',
      userId: ID,
      about: null,
      by: null,
      type: 'general',
      title: 'Private',
      message: 'For one mentee only',
    }),
  )
  owner = asMentee(app, ID)
  const { data } = await owner.run(LIST)
  const [edge] = data.viewer!.notifications.edges
  id = edge!.node.databaseId
  globalId = edge!.node.id
})

const untouched = async () => (await db.notification.findUniqueOrThrow({ where: { id } })).isRead === false

const NODE = typed('query ($id: ID!) { node(id: $id) { id ... on Notification { title } } }')

const NOT_FOUND = { __typename: 'NotFoundError', message: 'Notification not found' }

test('its owner finds it by its global id', async () => {
  const { data } = await owner.run(NODE, { id: globalId })
  expect(data.node).toEqual({ id: globalId, title: 'Private' })
})

test.each([
  ['another mentee', () => asMentee(app, strangerId)],
  ['the mentor of the same number', () => asMentor(app, ID)],
  ['the community member of the same number', () => asCommunity(app, ID)],
])('%s sees none of it and can change none of it', async (_who, who) => {
  const other = who()
  const { data } = await other.run(LIST)
  expect(data.viewer).toMatchObject({ unreadNotifications: 0, notifications: { edges: [] } })
  expect((await other.run(NODE, { id: globalId })).data.node).toBeNull()
  expect((await other.run(READ, { id })).data.markNotificationRead).toEqual(NOT_FOUND)
  expect((await other.run(DELETE, { id })).data.deleteNotification).toEqual(NOT_FOUND)
  expect((await other.run(READ_ALL, { upTo: id })).data.markAllNotificationsRead).toMatchObject({ count: 0 })
  expect(await untouched()).toBe(true)
})

test('somebody else’s and one that never was are the same answer', async () => {
  const other = asMentee(app, strangerId)
  const theirs = await other.run(READ, { id })
  const none = await other.run(READ, { id: 2_000_000_000 })
  expect(none.data).toEqual(theirs.data)
})

describe.each([
  ['a visitor', () => asGuest(app), 'NotSignedInError', 'Please log in to continue.'],
  ['an administrator', () => asAdmin(app), 'NotAllowedError', 'You are not allowed to do this.'],
] as const)('%s', (_who, who, error, message) => {
  test('has no notifications', async () => {
    const client = who()
    expect((await client.run(LIST)).data.viewer).toBeNull()
    expect((await client.run(NODE, { id: globalId })).data.node).toBeNull()
    for (const document of [READ, DELETE, READ_ALL]) {
      const { data, errors } = await client.run(textOf(document), { id, upTo: id })
      const [result] = Object.values(data ?? {}) as { __typename: string; message: string }[]
      const seen = result ? [result.__typename, result.message] : [errors?.[0]?.extensions.code, errors?.[0]?.message]
      expect(seen).toEqual([error, message])
    }
    await expect(client.subscribe(CHANGES)).rejects.toThrow(message)
    expect(await untouched()).toBe(true)
  })
})
