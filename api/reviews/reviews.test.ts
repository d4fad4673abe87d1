/** Who reviews, edits and answers, until when, and what texts may hold. */
import { beforeEach, describe, expect, test } from 'vitest'
import { removePerson } from '../accountClosing/removePerson.ts'
import { answerNoShow, reportNoShow } from '../bookings/afterwards/afterSession.graphql.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { typed } from '../graphql/typed.ts'
import { DAY_MS, HOUR_MS } from '../rules/time/durations.ts'
import { istInstant } from '../rules/time/time.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { bookPlan, bookSession } from '../testing/bookings.ts'
import { asAdmin, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { menteeAccount } from '../testing/people.ts'
import { testTill } from '../testing/till.ts'
import { answerReview } from './answerReview.graphql.ts'
import { askForReviews } from './askForReviews.ts'
import { setHidden } from './hideReview.graphql.ts'
import { ReviewNotOpenError } from './reviewErrors.graphql.ts'
import { reviewMails } from './reviews.mails.ts'
import { editReview, writeReview } from './writeReview.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const START = istInstant('2026-11-28', '10:30')
const END = istInstant('2026-11-28', '11:15')
const TEXT = 'Read my staad file line by line and found the mistake.'
const WORDS = { stars: 5, tags: [], body: '', outcomeScore: null }

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await menteeAccount(db, { name: 'Ravi Jain', currentLevel: 'Final Year Student' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const write = (words: object = {}, by = mentee.id, id = bookingId) =>
  writeReview(app, by, { bookingId: id, ...WORDS, ...words })
const review = () => db.review.findUniqueOrThrow({ where: { bookingId } })
const edit = async (words: object) => editReview(app, mentee.id, { reviewId: (await review()).id, ...WORDS, ...words })
const answer = async (text: string, by = mentor.id) =>
  answerReview(app, by, { reviewId: (await review()).id, answer: text })
const stands = async () => {
  const { rating, reviewCount } = await db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })
  return [rating.toNumber(), reviewCount]
}
const notices = (userType: 'mentor' | 'mentee', title: string) =>
  db.notification.count({ where: { userType, userId: { mentor, mentee }[userType].id, title } })

describe('who may review', () => {
  test('its mentee, once the session is over, for 60 days; the session is completed with it', async () => {
    clock.set(new Date(END.getTime() - 1))
    await expect(write()).rejects.toThrow('This session isn’t over yet.')
    clock.set(new Date(END.getTime() + 60 * DAY_MS + 1))
    await expect(write()).rejects.toThrow('A session can be reviewed for 60 days after it ends.')
    clock.set(new Date(END.getTime() + 60 * DAY_MS))
    await expect(write({}, (await makeMentee(db)).id)).rejects.toBeInstanceOf(NotFoundError)
    await write({ stars: 4, tags: ['good_listener'], outcomeScore: 3 })
    const booking = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { review: true } })
    expect(booking).toMatchObject({ status: 'completed', review: { stars: 4, tags: ['good_listener'], body: '' } })
    expect([await stands(), await notices('mentor', 'You have a new review')]).toEqual([[4, 1], 1])
    await expect(write()).rejects.toThrow('You have reviewed this session.')
  })

  test('ten presses at once leave one review', async () => {
    clock.set(END)
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => write()))
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stands()).toEqual([5, 1])
  })

  test('not for a session that was cancelled, refunded, or missed by the mentee', async () => {
    const other = await bookSession(till, {
      mentorId: mentor.id,
      menteeId: mentee.id,
      startsAt: istInstant('2026-11-28', '12:00'),
    })
    await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId: other })
    clock.set(istInstant('2026-11-28', '13:00'))
    await expect(write({}, mentee.id, other)).rejects.toThrow('was cancelled')
    await reportNoShow(app, { type: 'mentor', id: mentor.id }, { bookingId })
    await expect(write()).rejects.toThrow('A no-show was reported')
    await answerNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId, agree: true })
    await expect(write()).rejects.toThrow('was cancelled')
  })

  test('a mentor who did not come can be reviewed, although all went back', async () => {
    clock.set(END)
    await reportNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId })
    await answerNoShow(app, { type: 'mentor', id: mentor.id }, { bookingId, agree: true })
    await write({ stars: 1 })
    expect(await stands()).toEqual([1, 1])
  })

  test('a package as a whole, once it is over or its sessions are', async () => {
    const plan = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
    const of = { mentorId: mentor.id, menteeId: mentee.id, planSubscriptionId: plan.subscriptionId }
    const call = { ...of, selectedTimeSlot: '', agenda: '', duration: 45, sessionType: 'plan_call' }
    const times = { startsAt: istInstant('2026-12-01', '09:00'), endsAt: istInstant('2026-12-01', '09:45') }
    const { id } = await db.booking.create({ data: { ...call, ...times, status: 'confirmed' } })
    clock.set(istInstant('2026-12-02', '09:00'))
    await expect(write({}, mentee.id, id)).rejects.toThrow('reviewed as a whole')
    await expect(write({}, mentee.id, plan.bookingId)).rejects.toThrow('This package isn’t over yet.')
    await db.planSubscription.update({ where: { id: plan.subscriptionId }, data: { callsRemaining: 0 } })
    await write({}, mentee.id, plan.bookingId)
    expect(await stands()).toEqual([5, 1])
  })
})

test('both sides edit for 48 hours; the mentor answers once, and nobody else', async () => {
  clock.set(END)
  await write({ body: TEXT })
  await answer('Thank you, that was a good question to bring.')
  await expect(answer('I was not there at all, was I?', (await makeMentor(db)).id)).rejects.toBeInstanceOf(
    NotFoundError,
  )
  const last = new Date(END.getTime() + 48 * HOUR_MS)
  clock.set(last)
  await edit({ stars: 3 })
  await answer('Thank you. I have added the notes to our chat.')
  expect(await review()).toMatchObject({ stars: 3, editedAt: last, answeredAt: END, answerEditedAt: last })
  expect([await stands(), await notices('mentee', 'Your mentor answered your review')]).toEqual([[3, 1], 1])
  clock.set(new Date(last.getTime() + 1))
  await expect(edit({ stars: 5 })).rejects.toThrow('A review can be edited for 48 hours.')
  await expect(answer('One more word about this one.')).rejects.toThrow('An answer can be edited for 48 hours.')
})

test('names are refused: the mentee’s own in a review and in the answer', async () => {
  clock.set(END)
  const own = expect.objectContaining({ issues: [expect.objectContaining({ path: 'body' })] })
  await expect(write({ body: `${TEXT} Yours, Ravi` })).rejects.toEqual(own)
  await write({ body: `Asha ${TEXT}` })
  await expect(answer('Thank you for these words, Jain.')).rejects.toBeInstanceOf(ValidationError)
})

const READ = typed(`query ($id: Int!) {
  mentor(id: $id) {
    rating reviewCount
    reviewSummary { stars { stars reviews } tags { tag reviews } }
    reviews(first: 5) { edges { node {
      databaseId stars tags editedAt answeredAt answerEditedAt body authorName authorLevel answer outcomeScore hiddenAt hiddenReason
      viewerCanEdit { allowed } viewerCanAnswer { allowed }
    } } }
    some: reviews(first: 5, stars: 4) { edges { node { stars } } }
  }
}`)
const ALL = typed(`query ($id: Int!) {
  mentor(id: $id) { allReviews(first: 5) { edges { node { outcomeScore hiddenReason } } } }
}`)
const MINE = typed(`query ($id: ID!) { node(id: $id) { ... on Review { stars hiddenReason } } }`)

test('everybody reads it by first name; hidden it counts for nothing and only its sides see it', async () => {
  clock.set(END)
  await write({ stars: 4, tags: ['deep_knowledge'], body: TEXT, outcomeScore: 2 })
  const { id } = await review()
  const read = async (by: Client) => (await by.run(READ, { id: mentor.id })).data.mentor!
  const shown = { stars: 4, body: TEXT, authorName: 'Ravi', authorLevel: 'Final Year Student', outcomeScore: null }
  const guest = await read(asGuest(app))
  expect(guest).toMatchObject({ rating: 4, reviewCount: 1, some: { edges: [{}] } })
  expect(guest.reviewSummary).toEqual({
    stars: [{ stars: 4, reviews: 1 }],
    tags: [{ tag: 'DEEP_KNOWLEDGE', reviews: 1 }],
  })
  expect(guest.reviews.edges[0]!.node).toMatchObject({ ...shown, viewerCanEdit: null, viewerCanAnswer: null })
  expect((await read(asMentor(app, mentor.id))).reviews.edges[0]!.node).toMatchObject({
    outcomeScore: null,
    viewerCanAnswer: { allowed: true },
  })
  const reason = 'It names a third person.'
  await setHidden(app, { id: 1, username: 'admin' }, { reviewId: id, reason, isHidden: true })
  await setHidden(app, { id: 1, username: 'admin' }, { reviewId: id, reason, isHidden: true })
  const node = async (by: Client) => (await by.run(MINE, { id: btoa(`Review:${id}`) })).data.node
  expect(await read(asGuest(app))).toMatchObject({ rating: 0, reviewCount: 0, reviews: { edges: [] } })
  expect(await Promise.all([asGuest(app), asMentee(app, mentee.id), asMentor(app, mentor.id)].map(node))).toEqual([
    null,
    { stars: 4, hiddenReason: reason },
    { stars: 4, hiddenReason: reason },
  ])
  expect((await asAdmin(app).run(ALL, { id: mentor.id })).data.mentor!.allReviews!.edges).toEqual([
    { node: { outcomeScore: 2, hiddenReason: reason } },
  ])
  await expect(edit({})).rejects.toThrow(ReviewNotOpenError)
  await expect(answer('Is anybody going to read this?')).rejects.toThrow('hidden')
  const mails = { kind: 'review-hidden' }
  expect([await db.email.count({ where: mails }), await notices('mentee', 'A review was hidden')]).toEqual([2, 1])
  expect(await db.auditEntry.count({ where: { action: 'review.hidden', reason } })).toBe(1)
  await setHidden(app, { id: 1, username: 'admin' }, { reviewId: id, reason: 'It names nobody.', isHidden: false })
  expect(await stands()).toEqual([4, 1])
})

test('closing the account leaves the review without the person', async () => {
  clock.set(END)
  await write({ body: TEXT })
  await db.review.updateMany({ data: { answer: 'Thank you, Ravi Jain.', answeredAt: END } })
  await removePerson(app, { type: 'mentee', id: mentee.id })
  expect(await review()).toMatchObject({ menteeId: null, body: TEXT, answer: 'Thank you, Former mentee.' })
  const { data } = await asGuest(app).run(READ, { id: mentor.id })
  expect(data.mentor!.reviews.edges[0]!.node).toMatchObject({ authorName: 'Former mentee', authorLevel: null })
  expect(await stands()).toEqual([5, 1])
})

describe('asking', () => {
  const asked = () => db.email.findMany({ where: { kind: 'review-asked', recipientId: mentee.id } })

  test('once, an hour after the session; what was reviewed meanwhile is not mailed', async () => {
    clock.set(new Date(END.getTime() + HOUR_MS - 1))
    await askForReviews(app)
    expect(await asked()).toEqual([])
    clock.set(new Date(END.getTime() + HOUR_MS))
    await Promise.all(Array.from({ length: 5 }, () => askForReviews(app)))
    const [mail, ...more] = await asked()
    expect([mail?.subject, more]).toEqual(['How was your session with Asha Rao?', []])
    const title = 'How was your session?'
    const isWaiting = () => reviewMails[0]!.isStillTrue(db, mail!, clock.now())
    expect([await notices('mentee', title), await isWaiting()]).toEqual([1, true])
    await write()
    expect(await isWaiting()).toBe(false)
    expect(await db.notification.count({ where: { userType: 'mentee', userId: mentee.id, title, isRead: true } })).toBe(
      1,
    )
  })

  test('not about a session that was reviewed, missed or long ago', async () => {
    clock.set(END)
    await write()
    clock.set(new Date(END.getTime() + 2 * HOUR_MS))
    await askForReviews(app)
    await db.review.deleteMany()
    clock.set(new Date(END.getTime() + 3 * DAY_MS + 1))
    await askForReviews(app)
    expect(await asked()).toEqual([])
  })
})
