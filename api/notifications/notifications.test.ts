/** What becomes of a person's own notifications: listed, read, removed, kept and dropped. */
import { DAY_MS } from '../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { READ_NOTIFICATION_DAYS, UNREAD_NOTIFICATION_DAYS } from '../rules/time/retention.ts'
import { nextOfPage } from '../graphql/context.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, schemaEngine, type Client } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'
import { dropOldNotifications } from './notifications.jobs.ts'
import { notify, type Notice } from './notify.ts'
import { DELETE, LIST, READ, READ_ALL, type Listed } from './documents.testing.ts'

const { app, db, clock } = await testApp()

let menteeId: number
let owner: Client
let serial = 0

beforeEach(async () => {
  menteeId = (await makeMentee(db)).id
  owner = asMentee(app, menteeId)
})

/** Answers its numeric id. */
async function tell(notice: Partial<Notice> = {}): Promise<number> {
  const dedupeKey = notice.dedupeKey ?? `test:${++serial}`
  await inTransaction(db, (tx) =>
    notify(tx, {
      userType: 'mentee',
      userId: menteeId,
      about: null,
      by: null,
      type: 'general',
      title: 'News',
      message: 'A',
      ...notice,
      dedupeKey,
    }),
  )
  return (await db.notification.findUniqueOrThrow({ where: { dedupeKey } })).id
}

async function list(variables: object = {}) {
  const { data, errors } = await owner.run(LIST, { ...variables })
  expect(errors).toBeUndefined()
  return data.viewer!
}
const idsOf = ({ notifications }: Listed) => notifications.edges.map(({ node }) => node.databaseId)

describe('the list', () => {
  test('shows what was told, newest first, with everything a click needs', async () => {
    const first = await tell({ type: 'request_approved', link: '/mentor/7', data: { mentorId: 7 } })
    const second = await tell({ title: 'Second', message: 'More' })
    const { unreadNotifications, notifications } = await list()
    expect(unreadNotifications).toBe(2)
    expect(notifications.edges.map(({ node }) => node)).toMatchObject([
      { databaseId: second, type: 'GENERAL', title: 'Second', message: 'More', link: null, mentorId: null, data: null },
      {
        databaseId: first,
        type: 'REQUEST_APPROVED',
        link: '/mentor/7',
        mentorId: 7,
        data: '{"mentorId":7}',
        isRead: false,
      },
    ])
  })

  test('a row whose link and data are not as they should be is shown all the same, its link not followed', async () => {
    const data = { userId: menteeId, userType: 'mentee' as const, type: 'general', title: 'Old', message: 'Row' }
    await db.notification.create({ data: { ...data, link: 'https://evil.test/', data: 'not JSON' } })
    const { notifications } = await list()
    expect(notifications.edges[0]?.node).toMatchObject({
      type: 'GENERAL',
      link: null,
      mentorId: null,
      data: 'not JSON',
    })
  })

  test('goes on by cursor, also when the row of the cursor was deleted meanwhile, and nothing comes twice', async () => {
    const ids: number[] = []
    for (let i = 0; i < 7; i++) ids.unshift(await tell())
    const first = await list({ first: 3 })
    expect(idsOf(first)).toEqual(ids.slice(0, 3))
    expect(first.notifications.pageInfo.hasNextPage).toBe(true)
    await tell()
    await db.notification.delete({ where: { id: ids[2]! } })
    const second = await list({ first: 3, after: first.notifications.pageInfo.endCursor })
    expect(idsOf(second)).toEqual(ids.slice(3, 6))
    const third = await list({ first: 3, after: second.notifications.pageInfo.endCursor })
    expect(idsOf(third)).toEqual(ids.slice(6))
    expect(third.notifications.pageInfo.hasNextPage).toBe(false)
    expect(idsOf(await list({ first: 3, after: 'nonsense' }))).toEqual([])
  })

  test('the same cause is told once', async () => {
    await tell({ dedupeKey: 'twice' })
    await tell({ dedupeKey: 'twice', title: 'Again' })
    expect((await list()).notifications.edges.map(({ node }) => node.title)).toEqual(['News'])
  })
})

describe('reading', () => {
  test('one: the badge goes down once, however often it is clicked', async () => {
    const id = await tell()
    await tell()
    const read = () => owner.run(READ, { id })
    const answers = await Promise.all(Array.from({ length: 20 }, read))
    for (const { data } of answers)
      expect(data.markNotificationRead).toMatchObject({
        notification: { databaseId: id, isRead: true },
        viewer: { unreadNotifications: 1 },
      })
    expect((await list()).unreadNotifications).toBe(1)
  })

  test('all up to the newest seen: what arrives meanwhile stays unread', async () => {
    await tell()
    const seen = await tell()
    const later = await tell()
    const { data } = await owner.run(READ_ALL, { upTo: seen })
    expect(data.markAllNotificationsRead).toMatchObject({ count: 2, upTo: seen, viewer: { unreadNotifications: 1 } })
    expect(
      await db.notification.findMany({ where: { isRead: false, userId: menteeId }, select: { id: true } }),
    ).toEqual([{ id: later }])
    const again = await owner.run(READ_ALL, { upTo: seen })
    expect(again.data.markAllNotificationsRead).toMatchObject({ count: 0, upTo: seen })
  })

  test('all there are, when it is not said up to which', async () => {
    const nothing = await owner.run(READ_ALL)
    expect(nothing.data.markAllNotificationsRead).toMatchObject({ count: 0, upTo: 0 })
    await tell()
    const last = await tell()
    const { data } = await owner.run(READ_ALL)
    expect(data.markAllNotificationsRead).toMatchObject({ count: 2, upTo: last, viewer: { unreadNotifications: 0 } })
  })
})

describe('deleting', () => {
  test('an unread one counts as read; of twenty at once one deletes it', async () => {
    const id = await tell()
    await tell()
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.run(DELETE, { id })))
    const names = answers.map(({ data }) => data.deleteNotification.__typename)
    expect(names.filter((name) => name === 'DeleteNotificationPayload')).toHaveLength(1)
    expect(names.filter((name) => name === 'NotFoundError')).toHaveLength(19)
    expect(await list()).toMatchObject({ unreadNotifications: 1, notifications: { edges: [{}] } })
  })

  test('and reading at once: both answer, and it is gone', async () => {
    const id = await tell()
    const [deleted, read] = await Promise.all([owner.run(DELETE, { id }), owner.run(READ, { id })])
    expect(deleted.data.deleteNotification.__typename).toBe('DeleteNotificationPayload')
    expect(['MarkNotificationReadPayload', 'NotFoundError']).toContain(read.data.markNotificationRead.__typename)
    expect(read.errors).toBeUndefined()
    expect((await list()).unreadNotifications).toBe(0)
  })
})

test('read ones are dropped after half a year, unread ones after a year', async () => {
  const aged = (days: number, ms = 0) => ({ createdAt: new Date(clock.now().getTime() - days * DAY_MS - ms) })
  const [old, oldUnread, read, unread] = [await tell(), await tell(), await tell(), await tell()]
  const set = (id: number, data: object) => db.notification.update({ where: { id }, data })
  await set(old, { ...aged(READ_NOTIFICATION_DAYS, 1), isRead: true })
  await set(oldUnread, aged(UNREAD_NOTIFICATION_DAYS, 1))
  await set(read, { ...aged(READ_NOTIFICATION_DAYS), isRead: true })
  await set(unread, aged(UNREAD_NOTIFICATION_DAYS))
  await dropOldNotifications(app)
  expect(idsOf(await list())).toEqual([unread, read])
})

test('the queries of one page say the same, the next page what there is by then, a change at once', async () => {
  const engine = await schemaEngine()
  const query = '{ viewer { unreadNotifications } }'
  const unread = async (context = owner.context()) => (await engine.run({ query }, nextOfPage(context))).data
  const page = owner.context()
  const said = await unread(page)
  expect(said).toEqual({ viewer: { unreadNotifications: 0 } })
  const id = await tell()
  expect(await unread(page)).toEqual(said)
  expect(await unread()).toEqual({ viewer: { unreadNotifications: 1 } })
  const read = `mutation ($id: Int!, $other: Int!) {
    one: markNotificationRead(input: { notificationId: $id }) { ...Left }
    other: markNotificationRead(input: { notificationId: $other }) { ...Left }
  }
  fragment Left on MarkNotificationReadPayload { viewer { unreadNotifications } }`
  const { data } = await owner.run(read, { id, other: await tell() })
  expect(data).toEqual({
    one: { viewer: { unreadNotifications: 1 } },
    other: { viewer: { unreadNotifications: 0 } },
  })
})
