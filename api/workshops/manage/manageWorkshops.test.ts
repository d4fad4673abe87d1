import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asAdmin, asMentor, expectResult, type Client } from '../../testing/client.ts'
import { makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { cancelWorkshop } from './cancelWorkshop.graphql.ts'
import { decideWorkshop } from './decideWorkshop.graphql.ts'
import { sweepDeletions } from './deleteWorkshop.graphql.ts'
import { updateWorkshop } from './updateWorkshop.graphql.ts'

const { app, db, clock } = await testApp()
const CREATE = typed(`mutation ($input: CreateWorkshopInput!) { createWorkshop(input: $input) {
  __typename ... on Error { message } ... on ValidationError { issues { path message } }
  ... on CreateWorkshopPayload { workshop { databaseId state } viewer { workshops { edges { node { databaseId } } } } }
} }`)
const UPDATE = typed(`mutation ($input: UpdateWorkshopInput!) { updateWorkshop(input: $input) {
  __typename ... on Error { message } ... on ValidationError { issues { path message } }
  ... on UpdateWorkshopPayload { workshop { title state version rejectionReason } }
  ... on WorkshopConflictError { workshop { title version state } }
} }`)
const APPROVE = typed(`mutation ($input: ApproveWorkshopInput!) { approveWorkshop(input: $input) {
  __typename ... on Error { message } ... on ApproveWorkshopPayload { workshop { state } }
  ... on WorkshopConflictError { workshop { state } }
} }`)
const REJECT = typed(`mutation ($input: RejectWorkshopInput!) { rejectWorkshop(input: $input) {
  __typename ... on Error { message } ... on RejectWorkshopPayload { workshop { state rejectionReason } }
} }`)
const CANCEL = typed(`mutation ($input: CancelWorkshopInput!) { cancelWorkshop(input: $input) {
  __typename ... on Error { message } ... on CancelWorkshopPayload { workshop { state cancelReason } }
} }`)
const DELETE = typed(`mutation ($input: DeleteWorkshopInput!) { deleteWorkshop(input: $input) {
  __typename ... on Error { message } ... on DeleteWorkshopPayload { message isDeleted } ... on WorkshopInUseError { constraints { message } suggestion }
} }`)

const GIVEN = {
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Civil Engineering',
  date: '2026-12-05',
  time: '16:00',
  duration: '2.5 hours',
  price: '499',
  maxParticipants: 50,
}
const ADMIN = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

let mentor: Awaited<ReturnType<typeof makeMentor>>
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  mentor = await makeMentor(db, { name: 'Asha Rao' })
})
const asOwner = () => asMentor(app, mentor.id)
const self = () => ({ type: 'mentor', id: mentor.id, uploader: { type: 'mentor', id: mentor.id } }) as const

const create = async (client: Client, input: object = {}) =>
  (await client.run(CREATE, { input: { ...GIVEN, ...input } })).data.createWorkshop
const update = async (client: Client, input: { id: number } & Record<string, unknown>) =>
  (await client.run(UPDATE, { input })).data.updateWorkshop
const own = (data: Parameters<typeof makeWorkshop>[1] = {}) =>
  makeWorkshop(db, { mentorId: mentor.id, instructorName: mentor.name, isActive: false, ...data })
const stored = (id: number) => db.workshop.findUniqueOrThrow({ where: { id } })
const told = (id = mentor.id) =>
  db.notification.findMany({ where: { userType: 'mentor', userId: id }, orderBy: { id: 'asc' } })
const mailed = () => db.email.findMany({ where: { toAddress: mentor.email }, orderBy: { id: 'asc' } })

describe('making one', () => {
  test('by a mentor is theirs and waits for approval, whatever is given', async () => {
    const other = await makeMentor(db)
    const made = expectResult(await create(asOwner(), { mentorId: other.id, isActive: true }), 'CreateWorkshopPayload')
    expect(made.workshop.state).toBe('PENDING')
    expect(made.viewer?.workshops.edges.map(({ node }) => node.databaseId)).toEqual([made.workshop.databaseId])
    expect(await stored(made.workshop.databaseId)).toMatchObject({
      mentorId: mentor.id,
      instructorName: 'Asha Rao',
      isActive: false,
      price: 49_900,
      startsAt: new Date('2026-12-05T10:30:00Z'),
      meetingLink: null,
      imageUrl: null,
    })
  })

  test('of a mentor, sent again after a lost answer, is the same one; another one is another', async () => {
    const ids = []
    for (const input of [{}, {}, { title: 'Storey drift' }]) {
      const made = await create(asOwner(), input)
      ids.push(made.__typename === 'CreateWorkshopPayload' && made.workshop.databaseId)
      clock.advance(1_000)
    }
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect(await db.workshop.count({ where: { mentorId: mentor.id } })).toBe(2)
  })

  test('of a mentor is one of twenty a day; another day is another twenty', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => ({ title: `Storey drift, part ${index + 1}` }))
    for (const input of titles)
      expect(await create(asOwner(), input)).toMatchObject({ __typename: 'CreateWorkshopPayload' })
    expect(await create(asOwner(), { title: 'One more' })).toMatchObject({ __typename: 'RateLimitedError' })
    // Sent again it is none more.
    expect(await create(asOwner(), titles[19])).toMatchObject({ __typename: 'CreateWorkshopPayload' })
    expect(await db.workshop.count({ where: { mentorId: mentor.id } })).toBe(20)
    clock.advance(24 * 60 * 60 * 1_000)
    expect(await create(asOwner(), { title: 'One more', date: '2026-12-20' })).toMatchObject({
      __typename: 'CreateWorkshopPayload',
    })
  })

  test('is for accepted mentors only', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'pending_review' } })
    expect(await create(asOwner())).toMatchObject({ __typename: 'NotAllowedError' })
    expect(await db.workshop.count({ where: { mentorId: mentor.id } })).toBe(0)
  })

  test('by an administrator is as given, on any day', async () => {
    const given = { mentorId: mentor.id, isActive: true, date: '2026-11-22', maxParticipants: null, price: '0' }
    const made = expectResult(await create(asAdmin(app), given), 'CreateWorkshopPayload')
    expect(made.viewer).toBeNull()
    expect(await stored(made.workshop.databaseId)).toMatchObject({
      mentorId: mentor.id,
      instructorName: 'Asha Rao',
      isActive: true,
      maxParticipants: 50,
      price: 0,
    })
    expect(await create(asAdmin(app))).toMatchObject({
      issues: [{ path: 'mentorId', message: 'Mentor id is required' }],
    })
    expect(await create(asAdmin(app), { mentorId: 999_999 })).toMatchObject({ __typename: 'NotFoundError' })
    expect(await create(asAdmin(app), { instructorName: 'A guest' })).toMatchObject({ workshop: { state: 'PENDING' } })
  })

  test('reports every bad field at once, in the documented words', async () => {
    const blank = { title: ' ', description: '', branch: '', date: '', time: '', duration: '', price: '' }
    expect(await create(asOwner(), { ...blank, maxParticipants: 0, meetingLink: 'ftp://a.in' })).toMatchObject({
      __typename: 'ValidationError',
      issues: [
        { path: 'title', message: 'Title is required' },
        { path: 'description', message: 'Description is required' },
        { path: 'date', message: 'Date is required' },
        { path: 'time', message: 'Time is required' },
        { path: 'duration', message: 'Duration is required' },
        { path: 'branch', message: 'Branch is required' },
        { path: 'maxParticipants', message: 'Max participants must be at least 1' },
        { path: 'price', message: 'Price is required' },
        { path: 'meetingLink', message: 'Please enter a valid https link' },
      ],
    })
  })

  test.each([
    [{ price: '0.5' }, 'Price must be 0 or whole rupees, such as 499'],
    [{ price: '-1' }, 'Price must be 0 or whole rupees, such as 499'],
    [{ price: '1e3' }, 'Price must be 0 or whole rupees, such as 499'],
    [{ price: '100001' }, 'Price must be at most ₹1,00,000'],
    [{ maxParticipants: 501 }, 'Max participants must be at most 500'],
    [{ maxParticipants: 1.5 }, 'Max participants must be a whole number'],
    [{ maxParticipants: -3 }, 'Max participants must be at least 1'],
    [{ date: '2026-02-30' }, 'Date must be a day such as 2026-11-28'],
    [{ date: '2026-11-20' }, 'Date must not be in the past'],
    [{ date: '2027-11-23' }, 'Date must be within a year'],
    [{ time: '24:00' }, 'Time must be a time of day such as 16:00'],
    [{ title: 'x'.repeat(121) }, 'Title must be at most 120 characters'],
    [{ imageId: 'f'.repeat(64) }, 'This picture is no longer available. Please upload it again.'],
    [{ meetingLink: 'javascript:alert(1)' }, 'Please enter a valid https link'],
  ])('refuses %j', async (input, message) => {
    expect(await create(asOwner(), input)).toMatchObject({ __typename: 'ValidationError', message })
  })

  test('needs a day that people can still register for, to the millisecond', async () => {
    clock.set('2026-12-03T18:29:59.999Z')
    expect(await create(asOwner())).toMatchObject({ __typename: 'CreateWorkshopPayload' })
    clock.advance(1)
    expect(await create(asOwner())).toMatchObject({ issues: [{ path: 'date' }] })
  })

  test('keeps no marks that turn or hide text', async () => {
    const title = 'Beams\u202E and\u200B\tcolumns\u0007'
    const made = expectResult(await create(asOwner(), { title, description: 'A\u0007b\r\nc' }), 'CreateWorkshopPayload')
    expect(await stored(made.workshop.databaseId)).toMatchObject({
      title: 'Beams and columns',
      description: 'Ab\nc',
    })
  })
})

describe('a picture', () => {
  const HASH = 'a'.repeat(63)
  const upload = (digit: string, uploader: string) =>
    db.media.create({
      data: {
        hash: HASH + digit,
        contentType: 'image/webp',
        content: new Uint8Array(1),
        byteLength: 1,
        uploads: { create: { uploader } },
      },
    })

  test('is one that the same person has uploaded, and goes with null', async () => {
    const other = await makeMentor(db)
    await upload('1', `mentor:${mentor.id}`)
    await upload('2', `mentor:${other.id}`)
    await upload('3', 'admin:1')
    const { id } = await own()
    expect(await update(asOwner(), { id, imageId: `${HASH}1` })).toMatchObject({ __typename: 'UpdateWorkshopPayload' })
    for (const digit of ['2', '3'])
      expect(await update(asOwner(), { id, imageId: `/media/${HASH}${digit}` })).toMatchObject({
        issues: [{ path: 'imageId' }],
      })
    expect((await stored(id)).imageUrl).toBe(`/media/${HASH}1`)
    expect(await update(asAdmin(app), { id, imageId: `${HASH}3` })).toMatchObject({
      __typename: 'UpdateWorkshopPayload',
    })
    expect(await update(asOwner(), { id, imageId: `/media/${HASH}3` })).toMatchObject({
      __typename: 'UpdateWorkshopPayload',
    })
    await update(asOwner(), { id, imageId: null })
    expect((await stored(id)).imageUrl).toBeNull()
  })
})

describe('saving one', () => {
  test('leaves what was left out, and counts only real changes', async () => {
    const { id, title } = await own()
    await update(asOwner(), { id, price: '0' })
    expect(await stored(id)).toMatchObject({ title, price: 0, version: 2 })
    await update(asOwner(), { id, price: '0', title })
    expect((await stored(id)).version).toBe(2)
  })

  test('tells the second of two tabs, with the workshop as it is', async () => {
    const { id } = await own()
    await update(asOwner(), { id, version: 1, title: 'First' })
    expect(await update(asOwner(), { id, version: 1, title: 'Second' })).toMatchObject({
      __typename: 'WorkshopConflictError',
      workshop: { title: 'First', version: 2 },
    })
    expect((await stored(id)).title).toBe('First')
    // The first one's answer was lost: what it asks for is there.
    expect(await update(asOwner(), { id, version: 1, title: 'First' })).toMatchObject({
      __typename: 'UpdateWorkshopPayload',
      workshop: { version: 2 },
    })
  })

  test('has a rejected one wait again', async () => {
    const { id, title } = await own({ rejectedAt: clock.now(), rejectionReason: 'Too short.' })
    expect(await update(asOwner(), { id, title })).toMatchObject({
      workshop: { state: 'PENDING', rejectionReason: null },
    })
    expect(await stored(id)).toMatchObject({ rejectedAt: null, rejectionReason: null })
  })

  test('has no rejected one wait for a day that nobody could register for', async () => {
    const { id, title } = await own({ rejectedAt: clock.now(), rejectionReason: 'Too short.' })
    clock.set('2026-12-03T18:30:00Z')
    expect(await update(asOwner(), { id, title })).toMatchObject({ issues: [{ path: 'date' }] })
    expect((await stored(id)).rejectionReason).toBe('Too short.')
    expect(await update(asOwner(), { id, date: '2026-12-12' })).toMatchObject({ workshop: { state: 'PENDING' } })
  })

  test("is the mentor's until it is approved, the administrators' until it is cancelled, and nobody else's", async () => {
    const { id } = await own({ isActive: true })
    expect(await update(asOwner(), { id, title: 'Mine' })).toMatchObject({
      __typename: 'WorkshopConflictError',
      workshop: { state: 'APPROVED' },
    })
    expect(await update(asAdmin(app), { id, title: 'Ours' })).toMatchObject({ workshop: { title: 'Ours' } })
    expect(await update(asMentor(app, (await makeMentor(db)).id), { id, title: 'X' })).toMatchObject({
      __typename: 'NotFoundError',
    })
    await cancelWorkshop(app, ADMIN, { id, reason: 'Holiday' })
    for (const client of [asOwner(), asAdmin(app)])
      expect(await update(client, { id, title: 'Late' })).toMatchObject({ __typename: 'WorkshopConflictError' })
    expect((await stored(id)).title).toBe('Ours')
  })

  test('that another has cancelled is not cancelled again: whose reason was not sent is told so', async () => {
    const { id } = await own({ isActive: true })
    const ours = { id, reason: 'Holiday' }
    await cancelWorkshop(app, ADMIN, ours)
    await cancelWorkshop(app, ADMIN, ours)
    await expect(cancelWorkshop(app, ADMIN, { id, reason: 'The hall is flooded.' })).rejects.toThrow(
      'This workshop was cancelled before. Your reason was not sent to anyone.',
    )
    await expect(cancelWorkshop(app, self(), ours)).rejects.toThrow('was cancelled before')
    expect(await stored(id)).toMatchObject({ cancelReason: 'Holiday', cancelledBy: 'administrator' })
  })

  test('never leaves fewer seats than are taken, and says how many those are', async () => {
    const { id } = await own({ isActive: true })
    await makeRegistration(db, id)
    const refused = async (seats: number) => await update(asAdmin(app), { id, maxParticipants: seats })
    await makeRegistration(db, id, {
      seat: 'held',
      paymentStatus: 'pending',
      registeredAt: null,
      holdExpiresAt: new Date(clock.now().getTime() + 60_000),
    })
    expect(await refused(1)).toMatchObject({
      issues: [{ path: 'maxParticipants', message: '2 seats are taken. Choose at least 2.' }],
    })
    expect(await refused(2)).toMatchObject({ __typename: 'UpdateWorkshopPayload' })
    expect(await stored(id)).toMatchObject({ maxParticipants: 2, seatsTaken: 2 })
  })

  test('lowered while twenty take a seat: never more than there are', async () => {
    const { id } = await own({ isActive: true, maxParticipants: 12 })
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => makeRegistration(db, id)),
      ...Array.from({ length: 6 }, (_, n) => updateWorkshop(app, ADMIN, { id, maxParticipants: 11 - n })),
    ])
    const seated = results.slice(0, 20).filter(({ status }) => status === 'fulfilled').length
    const { seatsTaken, maxParticipants } = await stored(id)
    expect(seatsTaken).toBe(seated)
    expect(seatsTaken).toBeLessThanOrEqual(maxParticipants)
    expect(seated).toBeGreaterThan(0)
  })

  test('of another date or time of an approved one is marked, with the next number of its calendar file', async () => {
    const { id } = await own({ isActive: true })
    await update(asAdmin(app), { id, price: '10' })
    expect(await stored(id)).toMatchObject({ timeChangedAt: null, calendarSequence: 0 })
    clock.advance(1_000)
    await update(asAdmin(app), { id, time: '17:00' })
    expect(await stored(id)).toMatchObject({
      timeChangedAt: clock.now(),
      calendarSequence: 1,
      startsAt: new Date('2026-12-05T11:30:00Z'),
    })
    expect(await told()).toMatchObject([
      { title: 'Your workshop has a new time', message: expect.stringContaining('to Sat 5 Dec, 5:00 pm IST.') },
    ])
    expect(await mailed()).toHaveLength(1)
  })

  test('moves no registered people to a time that is over, where they could not cancel any more', async () => {
    const { id } = await own({ isActive: true })
    await update(asAdmin(app), { id, date: '2026-11-20' })
    await update(asAdmin(app), { id, date: '2026-11-21' })
    await makeRegistration(db, id)
    const refused = (path: string) => ({ issues: [{ path, message: expect.stringContaining('still to come') }] })
    expect(await update(asAdmin(app), { id, date: '2026-11-20' })).toMatchObject(refused('date'))
    expect(await update(asAdmin(app), { id, time: '10:00' })).toMatchObject(refused('time'))
    expect(await update(asAdmin(app), { id, time: '10:01' })).toMatchObject({ __typename: 'UpdateWorkshopPayload' })
    clock.advance(3_600_000)
    // One that has begun is put right as it was.
    expect(await update(asAdmin(app), { id, time: '09:00' })).toMatchObject({ __typename: 'UpdateWorkshopPayload' })
  })

  test('by an administrator may approve it, but not take it back from registered people', async () => {
    const { id } = await own()
    await update(asAdmin(app), { id, isActive: true })
    expect((await told()).map(({ title }) => title)).toEqual(['Your workshop is approved'])
    await update(asAdmin(app), { id, isActive: false })
    expect((await stored(id)).isActive).toBe(false)
    await update(asAdmin(app), { id, isActive: true })
    await makeRegistration(db, id)
    expect(await update(asAdmin(app), { id, isActive: false })).toMatchObject({ __typename: 'WorkshopConflictError' })
    expect((await stored(id)).isActive).toBe(true)
  })
})

describe('another mentor', () => {
  test('given by the team is told to both, once', async () => {
    const { id } = await own({ isActive: true, title: 'Reading a beam drawing' })
    const other = await makeMentor(db)
    for (let count = 0; count < 2; count++) await update(asAdmin(app), { id, mentorId: other.id })
    // They can no longer open it.
    expect((await told()).map(({ title, link }) => [title, link])).toEqual([
      ['Your workshop has another mentor', '/mentor-dashboard?tab=workshops'],
    ])
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Your workshop has another mentor: Reading a beam drawing',
    ])
    expect((await told(other.id)).map(({ title }) => title)).toEqual(['You are the mentor of a workshop'])
  })

  test('is told of a workshop that the team makes for them, and nobody of their own', async () => {
    await create(asAdmin(app), { mentorId: mentor.id })
    await create(asOwner(), { title: 'My own' })
    expect((await told()).map(({ title }) => title)).toEqual(['You are the mentor of a workshop'])
  })
})

describe('deciding', () => {
  const approve = async (input: { id: number; version?: number }) =>
    (await asAdmin(app).run(APPROVE, { input })).data.approveWorkshop

  test('makes it public, once, and tells its mentor by mail and in the product', async () => {
    const { id, title } = await own()
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve({ id })))
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ApproveWorkshopPayload',
      ...Array.from({ length: 4 }, () => 'WorkshopConflictError'),
    ])
    expect(await approve({ id })).toMatchObject({ message: 'This workshop has already been approved.' })
    expect(await told()).toMatchObject([
      {
        type: 'workshop',
        title: 'Your workshop is approved',
        message: `${title} on Sat 5 Dec, 4:00 pm IST is public. People can register now.`,
        link: `/mentor-dashboard?tab=workshops&workshop=${id}`,
      },
    ])
    expect((await mailed()).map(({ subject }) => subject)).toEqual([`Your workshop is approved: ${title}`])
  })

  test('rejects it with the reason, which the mentor reads', async () => {
    const { id, title } = await own()
    const input = { id, reason: 'One hour is too short.' }
    expect((await asAdmin(app).run(REJECT, { input })).data.rejectWorkshop).toMatchObject({
      workshop: { state: 'REJECTED', rejectionReason: input.reason },
    })
    expect((await told())[0]).toMatchObject({
      title: 'Your workshop was not approved',
      message: `${title} was not approved. The reason: One hour is too short.`,
    })
    expect((await mailed())[0]!.text).toContain('The reason: One hour is too short.')
    expect(await approve({ id })).toMatchObject({ message: 'This workshop has already been rejected.' })
  })

  test('refuses what nobody could register for', async () => {
    const { id } = await own()
    clock.set('2026-12-03T18:30:00Z')
    expect(await approve({ id })).toMatchObject({ __typename: 'WorkshopConflictError', workshop: { state: 'PENDING' } })
    expect(await told()).toEqual([])
  })

  test('is about what was looked at', async () => {
    const { id } = await own()
    await updateWorkshop(app, self(), { id, title: 'Something else' })
    expect(await approve({ id, version: 1 })).toMatchObject({ __typename: 'WorkshopConflictError' })
    expect(await approve({ id, version: 2 })).toMatchObject({ __typename: 'ApproveWorkshopPayload' })
  })

  test('at the same moment as a save and a cancellation leaves one state, and tells of what happened', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await own()
      const results = await Promise.allSettled([
        decideWorkshop(app, ADMIN, { id, decision: 'approved' }),
        updateWorkshop(app, self(), { id, version: 1, title: 'Edited' }),
        cancelWorkshop(app, self(), { id, reason: 'Holiday' }),
        decideWorkshop(app, ADMIN, { id, decision: 'rejected' }),
      ])
      const row = await stored(id)
      // An act is refused only because of another state; cancelling always succeeds.
      expect(results[2]!.status).toBe('fulfilled')
      expect(row.cancelledAt).not.toBeNull()
      const decided = [results[0]!, results[3]!].filter(({ status }) => status === 'fulfilled').length
      expect(decided).toBeLessThanOrEqual(1)
      expect(await db.notification.count({ where: { dedupeKey: { startsWith: `workshop:${id}:` } } })).toBe(decided)
      expect(row.title === 'Edited').toBe(results[1]!.status === 'fulfilled')
    }
  })
})

describe('calling one off', () => {
  const cancel = async (client: Client, id: number, reason = 'I am ill.') =>
    (await client.run(CANCEL, { input: { id, reason } })).data.cancelWorkshop

  test('is final, with a reason; registered people are given their seats back by a job', async () => {
    const { id } = await own({ isActive: true })
    await makeRegistration(db, id)
    expect(await cancel(asOwner(), id, ' ')).toMatchObject({
      __typename: 'ValidationError',
      message: 'Reason is required',
    })
    expect(await cancel(asOwner(), id)).toMatchObject({ workshop: { state: 'CANCELLED', cancelReason: 'I am ill.' } })
    expect(await stored(id)).toMatchObject({ isActive: false, cancelledBy: 'mentor', cancelledAt: clock.now() })
    // Again changes nothing.
    expect(await cancel(asOwner(), id)).toMatchObject({ workshop: { cancelReason: 'I am ill.' } })
    expect(await cancel(asOwner(), id, 'Another reason')).toMatchObject({ __typename: 'WorkshopConflictError' })
    await runDueJobs(app, taskHandlers(app))
    expect(await stored(id)).toMatchObject({ registeredCount: 0, seatsTaken: 0 })
  })

  test('by an administrator is told to the mentor; by the mentor nobody has to tell them', async () => {
    const { id } = await own({ isActive: true })
    const mine = await own()
    await cancel(asAdmin(app), id, 'A public holiday.')
    await cancel(asOwner(), mine.id)
    expect((await told()).map(({ title }) => title)).toEqual(['Your workshop was cancelled'])
    expect((await mailed())[0]!.text).toContain('The reason: A public holiday.')
  })

  test('is left to the team when its mentor is no longer accepted: nobody who is registered gets the mentor’s reason', async () => {
    const { id } = await own({ isActive: true })
    const waits = await own()
    await makeRegistration(db, id)
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
    expect(await cancel(asOwner(), id, 'Pay me at https://x.example')).toMatchObject({ __typename: 'NotAllowedError' })
    expect(await stored(id)).toMatchObject({ isActive: true, cancelledAt: null, cancelReason: null })
    // What is not approved nobody is registered for.
    expect(await cancel(asOwner(), waits.id)).toMatchObject({ __typename: 'CancelWorkshopPayload' })
    expect(await cancel(asAdmin(app), id)).toMatchObject({ __typename: 'CancelWorkshopPayload' })
  })

  test('ends for the mentor when it begins', async () => {
    const { id, startsAt } = await own({ isActive: true })
    clock.set(startsAt)
    expect(await cancel(asOwner(), id)).toMatchObject({ __typename: 'WorkshopConflictError' })
    expect(await cancel(asAdmin(app), id)).toMatchObject({ __typename: 'CancelWorkshopPayload' })
  })
})

describe('deleting', () => {
  const remove = async (id: number) => (await asAdmin(app).run(DELETE, { input: { id } })).data.deleteWorkshop

  test('goes while nobody depends on it', async () => {
    const { id } = await own({ isActive: true })
    await makeRegistration(db, id, { seat: 'none', paymentStatus: 'pending', registeredAt: null })
    expect(await remove(id)).toMatchObject({ __typename: 'DeleteWorkshopPayload' })
    expect(await db.workshop.count({ where: { id } })).toBe(0)
    expect(await remove(id)).toMatchObject({ __typename: 'NotFoundError' })
  })

  test('with all refunds one that was paid for is cancelled and kept; one that was free is gone a week later', async () => {
    const refundAll = async (id: number) => {
      const input = { id, refundAll: true, reason: 'The mentor is ill.' }
      return (await asAdmin(app).run(DELETE, { input })).data.deleteWorkshop
    }
    const [free, paid] = [await own({ isActive: true }), await own({ isActive: true })]
    await makeRegistration(db, free.id)
    const { id: buyer } = await makeRegistration(db, paid.id)
    const sums = { amount: 49_900, platformFee: 9_980, mentorEarning: 39_920, receipt: `refund-all-${paid.id}` }
    await db.paymentOrder.create({
      data: { ...sums, kind: 'workshop_registration', purchaseId: buyer, workshopRegistrationId: buyer },
    })
    expect(await refundAll(free.id)).toMatchObject({
      message: expect.stringContaining('deleted in a week'),
      isDeleted: false,
    })
    expect(await refundAll(paid.id)).toMatchObject({ message: expect.stringContaining('payment orders refer to it') })
    const traces = () => db.auditEntry.findMany({ where: { action: 'workshop.deletion' } })
    expect((await traces()).map(({ reason }) => reason)).toEqual(['The mentor is ill.', 'The mentor is ill.'])
    await refundAll(free.id)
    expect(await traces()).toHaveLength(2)
    for (const { id } of [free, paid]) {
      await db.workshopRegistration.updateMany({
        where: { workshopId: id },
        data: { seat: 'none', cancelledAt: clock.now() },
      })
      await db.workshop.update({ where: { id }, data: { registeredCount: 0, seatsTaken: 0 } })
    }
    const day = 24 * 3_600_000
    clock.advance(6 * day)
    await sweepDeletions(app)
    expect(await db.workshop.count({ where: { id: free.id } })).toBe(1)
    clock.advance(day)
    await sweepDeletions(app)
    expect(await db.workshop.count({ where: { id: free.id } })).toBe(0)
    expect(await db.workshop.count({ where: { id: paid.id } })).toBe(1)
  })

  test('waits for whoever holds a seat, and is about to order', async () => {
    const { id } = await own({ isActive: true })
    const holdExpiresAt = new Date(clock.now().getTime() + 60_000)
    await makeRegistration(db, id, { seat: 'held', paymentStatus: 'pending', registeredAt: null, holdExpiresAt })
    expect(await remove(id)).toMatchObject({ __typename: 'WorkshopInUseError' })
  })

  test('is refused with every reason', async () => {
    const { id } = await own({ isActive: true })
    await makeRegistration(db, id)
    const refunded = await makeRegistration(db, id, { seat: 'none', paymentStatus: 'refunded' })
    const sums = { amount: 49_900, platformFee: 9_980, mentorEarning: 39_920, receipt: `delete-${id}` }
    await db.paymentOrder.create({
      data: { ...sums, kind: 'workshop_registration', purchaseId: refunded.id, workshopRegistrationId: refunded.id },
    })
    const waiting = { workshopId: id, state: 'waiting', queuedAt: clock.now() } as const
    await db.waitingListEntry.createMany({
      data: [
        { ...waiting, email: 'a@x.in' },
        { ...waiting, email: 'b@x.in' },
      ],
    })
    expect(await remove(id)).toMatchObject({
      __typename: 'WorkshopInUseError',
      constraints: [
        { message: '1 person is registered.' },
        { message: '1 other registration has an order.' },
        { message: '2 people are on the waiting list.' },
      ],
    })
    expect(await db.workshop.count({ where: { id } })).toBe(1)
  })
})
