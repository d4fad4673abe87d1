import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transaction } from '../database/client.ts'
import { typed } from '../graphql/typed.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import { memberFrom } from '../graphql/identity.ts'
import { SHORTLIST_MAXIMUM } from '../rules/constants.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { asCommunity, asGuest, asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { joinShortlist, removeSavedMentor, saveMentor, ShortlistFullError } from './shortlist.ts'
import { shortlistPersonalData } from './shortlist.personalData.ts'

const { app, db, clock } = await testApp()

const LIST = typed(`fragment Saved on Viewer {
  savedMentorCount
  shortlist(first: 100) { edges { node { id savedAt mentor { databaseId isSaved } } } }
}`)
const FAILURE = typed(`fragment Failed on Error { message ... on ValidationError { issues { path message } } }`)
const SAVE = typed(
  `mutation ($input: SaveMentorInput!) {
    saveMentor(input: $input) {
      __typename ...Failed
      ... on SaveMentorPayload { mentor { databaseId isSaved } viewer { ...Saved } }
    }
  }`,
  [FAILURE, LIST],
)
const REMOVE = typed(
  `mutation ($input: RemoveSavedMentorInput!) {
    removeSavedMentor(input: $input) {
      __typename ...Failed
      ... on RemoveSavedMentorPayload { mentor { databaseId isSaved } viewer { ...Saved } }
    }
  }`,
  [FAILURE, LIST],
)
const JOIN = typed(
  `mutation ($input: JoinShortlistInput!) {
    joinShortlist(input: $input) {
      __typename ...Failed
      ... on JoinShortlistPayload { leftOut viewer { ...Saved } }
    }
  }`,
  [FAILURE, LIST],
)
const CLEAR = typed(
  `mutation {
    removeUnlistedMentors { __typename ...Failed ... on RemoveUnlistedMentorsPayload { viewer { ...Saved } } }
  }`,
  [FAILURE, LIST],
)
const READ = typed('{ viewer { ...Saved } }', [LIST])
const BY_ID = typed('query ($ids: [Int!]!) { mentorsById(ids: $ids) { databaseId isSaved } }')
const EVENTS = typed(`subscription {
  shortlistChanged { change mentor { databaseId isSaved } viewer { savedMentorCount } }
}`)

let mentee: { id: number }
beforeEach(async () => {
  mentee = await makeMentee(db)
})

const asMe = () => asMentee(app, mentee.id)
const me = () => memberFrom({ type: 'mentee', id: mentee.id, sessionHash: '' })
const save = async (mentorId: number, client = asMe()) =>
  (await client.run(SAVE, { input: { mentorId } })).data.saveMentor
const remove = async (mentorId: number) => (await asMe().run(REMOVE, { input: { mentorId } })).data.removeSavedMentor
const join = async (mentorIds: number[]) => (await asMe().run(JOIN, { input: { mentorIds } })).data.joinShortlist
const read = async (client = asMe()) => (await client.run(READ)).data.viewer!
/** Numbers of those on the shortlist, null for whoever is gone. */
const listed = async (client = asMe()) =>
  (await read(client)).shortlist.edges.map(({ node }) => node.mentor?.databaseId ?? null)
const rows = () => db.savedMentor.count({ where: { userType: 'mentee', userId: mentee.id } })
/** Numbers of new listed mentors. */
const mentors = async (count: number): Promise<number[]> => {
  const made = await Promise.all(Array.from({ length: count }, () => makeMentor(db)))
  return made.map(({ id }) => id)
}
async function fill(count: number): Promise<void> {
  const [{ id }] = [await makeMentor(db)]
  const now = clock.now()
  // Rows of mentors whose accounts are gone take room too.
  await db.savedMentor.createMany({
    data: Array.from({ length: count }, (_, place) => ({
      userType: 'mentee' as const,
      userId: mentee.id,
      mentorId: place === 0 ? id : null,
      savedAt: now,
    })),
  })
}

describe('saving', () => {
  test('the latest stands first; saving again changes nothing, and nor does removing again', async () => {
    const [one, other] = await mentors(2)
    await save(one!)
    const saved = expectResult(await save(other!), 'SaveMentorPayload')
    expect(saved.mentor).toEqual({ databaseId: other, isSaved: true })
    expect(saved.viewer.savedMentorCount).toBe(2)
    expect((await save(one!)).__typename).toBe('SaveMentorPayload')
    expect(await listed()).toEqual([other, one])
    const removed = expectResult(await remove(other!), 'RemoveSavedMentorPayload')
    expect(removed.mentor).toEqual({ databaseId: other, isSaved: false })
    expect((await remove(other!)).__typename).toBe('RemoveSavedMentorPayload')
    expect(await listed()).toEqual([one])
  })

  test('a Busy mentor can be saved; one who is not listed is not there', async () => {
    const busy = await makeMentor(db, { available: false })
    expect((await save(busy.id)).__typename).toBe('SaveMentorPayload')
    for (const data of [{ status: 'pending_review' }, { status: 'rejected' }, { isActive: false }] as const) {
      const { id } = await makeMentor(db, data)
      expect((await save(id)).__typename).toBe('NotFoundError')
    }
    for (const id of [0, -1, 2_147_483_647, 2_000_000_000]) expect((await save(id)).__typename).toBe('NotFoundError')
    expect(await rows()).toBe(1)
  })

  test('every kind of account has its own, also under one number', async () => {
    const [one, other] = await mentors(2)
    await makeMentor(db, { id: mentee.id + 70_000 })
    await makeMentee(db, { id: mentee.id + 70_000 })
    const twins = [asMentor(app, mentee.id + 70_000), asMentee(app, mentee.id + 70_000)] as const
    await save(one!, twins[0])
    await save(other!, twins[1])
    expect([await listed(twins[0]), await listed(twins[1])]).toEqual([[one], [other]])
    expect((await save(one!, asGuest(app))).__typename).toBe('NotSignedInError')
    expect((await save(one!, asCommunity(app, 999_999))).__typename).toBe('NotSignedInError')
  })

  test('past the maximum it says so, and room is made by removing one', async () => {
    await fill(SHORTLIST_MAXIMUM)
    const [one] = await mentors(1)
    expect(await save(one!)).toEqual({
      __typename: 'ShortlistFullError',
      message: 'Your shortlist has 100 mentors, the maximum. Remove one to save another.',
    })
    const [kept] = (await listed()).filter((id) => id !== null)
    // Who is there already is no error.
    expect((await save(kept!)).__typename).toBe('SaveMentorPayload')
    await remove(kept!)
    expect((await save(one!)).__typename).toBe('SaveMentorPayload')
    expect(await rows()).toBe(SHORTLIST_MAXIMUM)
  })
})

describe('at once', () => {
  test('twenty presses on one mentor save one', async () => {
    const [one] = await mentors(1)
    await Promise.all(Array.from({ length: 20 }, () => saveMentor(app, me(), one!)))
    expect(await rows()).toBe(1)
  })

  test('many devices together do not exceed the maximum', async () => {
    await fill(SHORTLIST_MAXIMUM - 3)
    const many = await mentors(12)
    const answers = await Promise.allSettled([
      ...many.slice(0, 8).map((id) => saveMentor(app, me(), id)),
      joinShortlist(app, me(), many.slice(8)),
    ])
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    for (const reason of refusals) expect(reason).toBeInstanceOf(ShortlistFullError)
    expect(refusals.length).toBeGreaterThanOrEqual(5)
    expect(await rows()).toBe(SHORTLIST_MAXIMUM)
  })

  /** Begins a save while a transaction goes on, which deletes somebody and ends once the save waits for it. */
  async function saveDuring(erase: (tx: Transaction) => Promise<unknown>, mentorId: number): Promise<unknown> {
    let saved: Promise<unknown> = Promise.resolve()
    await db.$transaction(async (tx) => {
      await erase(tx)
      saved = saveMentor(app, me(), mentorId).catch((error: unknown) => error)
      await vi.waitFor(async () => {
        const waiting = await db.$queryRaw<unknown[]>`
          SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
        expect(waiting).toHaveLength(1)
      })
    })
    return await saved
  }

  test('saving while the account is closed leaves nothing', async () => {
    const [one] = await mentors(1)
    const error = await saveDuring((tx) => tx.mentee.delete({ where: { id: mentee.id } }), one!)
    expect(error).toBeInstanceOf(NotSignedInError)
    expect(await rows()).toBe(0)
  })

  test('saving a mentor whose account is closed says that they are not there', async () => {
    const [one] = await mentors(1)
    const error = await saveDuring((tx) => tx.mentor.delete({ where: { id: one! } }), one!)
    expect(error).toBeInstanceOf(NotFoundError)
    expect(await rows()).toBe(0)
  })
})

describe('a mentor', () => {
  test('who no longer takes part is null in the list, is not counted, and is back with the profile', async () => {
    const [paused, gone, stays] = await mentors(3)
    for (const id of [paused, gone, stays]) await save(id!)
    await db.mentor.update({ where: { id: paused! }, data: { isActive: false } })
    await removePerson({ ...app, clock }, { type: 'mentor', id: gone! })
    expect(await listed()).toEqual([stays, null, null])
    expect((await read()).savedMentorCount).toBe(1)
    await db.mentor.update({ where: { id: paused! }, data: { isActive: true } })
    expect(await listed()).toEqual([stays, null, paused])
    await db.mentor.update({ where: { id: paused! }, data: { isActive: false } })
    const { viewer } = expectResult(
      (await asMe().run(CLEAR)).data.removeUnlistedMentors,
      'RemoveUnlistedMentorsPayload',
    )
    expect(viewer.shortlist.edges.map(({ node }) => node.mentor?.databaseId)).toEqual([stays])
  })

  test('is read by number in the order asked, once, only where listed; a visitor is told of no shortlist', async () => {
    const [one, other] = await mentors(2)
    const hidden = await makeMentor(db, { isActive: false })
    await save(one!)
    const ids = [other!, hidden.id, one!, other!, -5]
    const asked = async (client = asMe()) => (await client.run(BY_ID, { ids })).data.mentorsById
    expect(await asked()).toEqual([
      { databaseId: other, isSaved: false },
      { databaseId: one, isSaved: true },
    ])
    expect(await asked(asGuest(app))).toEqual([
      { databaseId: other, isSaved: null },
      { databaseId: one, isSaved: null },
    ])
    const tooMany = await asGuest(app).run(BY_ID, { ids: Array.from({ length: 101 }, (_, id) => id + 1) })
    expect(tooMany.errors?.[0]?.message).toContain('at most 100 of ids')
  })
})

describe('joining what a browser has kept', () => {
  test('adds it above, in its order; what is there stays, and whoever is not listed is passed over', async () => {
    const [before, first, second] = await mentors(3)
    const hidden = await makeMentor(db, { isActive: false })
    await save(before!)
    const joined = expectResult(
      await join([first!, hidden.id, before!, second!, first!, 0, 2_147_483_647]),
      'JoinShortlistPayload',
    )
    expect(joined.leftOut).toEqual([])
    expect(await listed()).toEqual([first, second, before])
    expect((await join([first!])).__typename).toBe('JoinShortlistPayload')
    expect(await rows()).toBe(3)
  })

  test('takes the latest where there is no room for all, and says who is left out', async () => {
    await fill(SHORTLIST_MAXIMUM - 2)
    const ids = await mentors(4)
    const { leftOut } = expectResult(await join(ids), 'JoinShortlistPayload')
    expect(leftOut.toSorted()).toEqual(ids.slice(2).toSorted())
    expect((await listed()).slice(0, 2)).toEqual(ids.slice(0, 2))
  })

  test('is refused for more than a shortlist holds', async () => {
    expect(await join(Array.from({ length: SHORTLIST_MAXIMUM + 1 }, (_, id) => id + 1))).toMatchObject({
      __typename: 'ValidationError',
      issues: [{ path: 'mentorIds', message: 'Join at most 100 mentors at once' }],
    })
  })
})

test('other devices hear of each change, and of nothing where nothing has changed', async () => {
  const [one] = await mentors(1)
  const events = await asMe().subscribe(EVENTS)
  const next = async () => (await events.next()).value?.data.shortlistChanged
  expect(await next()).toMatchObject({ change: 'STARTED', mentor: null })
  await saveMentor(app, me(), one!)
  await saveMentor(app, me(), one!)
  await removeSavedMentor(app, me(), one!)
  await removeSavedMentor(app, me(), one!)
  await saveMentor(app, me(), one!)
  const heard = [await next(), await next(), await next()].map((event) => event?.change)
  expect(heard).toEqual(['CREATED', 'DELETED', 'CREATED'])
  await events.return()
  const again = await asMe().subscribe(EVENTS)
  await again.next()
  await removeSavedMentor(app, me(), one!)
  expect((await again.next()).value?.data.shortlistChanged).toEqual({
    change: 'DELETED',
    mentor: { databaseId: one, isSaved: false },
    viewer: { savedMentorCount: 0 },
  })
  await again.return()
})

test('the shortlist is part of a person’s data, and goes with the account', async () => {
  const kept = await makeMentor(db, { name: 'Meera Nambiar' })
  const hidden = await makeMentor(db, { name: 'Ravi Menon' })
  await save(hidden.id)
  await save(kept.id)
  await db.mentor.update({ where: { id: hidden.id }, data: { isActive: false } })
  const savedAt = clock.now()
  expect(await shortlistPersonalData.data!(db, { type: 'mentee', id: mentee.id }, savedAt)).toEqual({
    shortlist: [
      { mentor: 'Meera Nambiar', savedAt },
      { mentor: 'Former mentor', savedAt },
    ],
  })
  await removePerson({ ...app, clock }, { type: 'mentee', id: mentee.id })
  expect(await rows()).toBe(0)
})
