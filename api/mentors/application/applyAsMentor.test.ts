import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import type { App } from '../../app.ts'
import type { Database } from '../../database/client.ts'
import { verifyPassword } from '../../accounts/passwords.ts'
import { loadMember } from '../../sessions/loadMember.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest, expectResult } from '../../testing/client.ts'

const APPLY = typed(`mutation ($input: ApplyAsMentorInput!) {
  applyAsMentor(input: $input) {
    __typename
    ... on ApplyAsMentorPayload {
      mentor {
        databaseId email status mainBranch subBranch experience starterPackageRate advancedPackageRate
        available rating reviewCount profileImage hasProfileImage
        weeklyAvailability { enabled }
        nextFreeSlot { startsAt }
      }
    }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const APPLICATION = {
  name: 'Ravi Iyer',
  email: 'Ravi@Example.in',
  password: 'Kaveri9Delta!',
  subBranch: 'VLSI Design and Technology',
  bio: 'Tapes out chips.',
  experience: 9,
  starterPackageRate: '799.50',
  advancedPackageRate: '4499',
  linkedinUrl: 'https://www.linkedin.com/in/ravi',
}
let app: App
let db: Database
beforeAll(async () => {
  ;({ app, db } = await testApp())
})
const apply = async (change: object = {}) =>
  (await asGuest(app).run(APPLY, { input: { ...APPLICATION, ...change } })).data.applyAsMentor

test('signs the applicant in when asked to, as a mentor under review', async () => {
  const client = asGuest(app)
  const { data } = await client.run(
    typed(`mutation ($input: ApplyAsMentorInput!) {
      applyAsMentor(input: $input) {
        __typename
        ... on ApplyAsMentorPayload { mentor { databaseId } viewer { type databaseId mentor { status } } }
      }
    }`),
    { input: { ...APPLICATION, email: 'in@example.in', signIn: true } },
  )
  const { mentor, viewer } = expectResult(data.applyAsMentor, 'ApplyAsMentorPayload')
  expect(viewer).toEqual({ type: 'MENTOR', databaseId: mentor.databaseId, mentor: { status: 'PENDING_REVIEW' } })
  expect(await loadMember(app, client.exchange.session)).toMatchObject({ type: 'mentor', id: mentor.databaseId })
})

test('an application waits for review, unlisted and without hours; rates are kept in paise; nobody is signed in', async () => {
  const client = asGuest(app)
  const { data } = await client.run(APPLY, { input: APPLICATION })
  const { mentor } = expectResult(data.applyAsMentor, 'ApplyAsMentorPayload')
  expect({ mentor }).toMatchObject({
    mentor: {
      email: 'Ravi@Example.in',
      status: 'PENDING_REVIEW',
      mainBranch: 'General',
      subBranch: 'VLSI Design and Technology',
      starterPackageRate: 79_950,
      advancedPackageRate: 449_900,
      available: true,
      rating: 0,
      reviewCount: 0,
      profileImage: '/media/default-mentor.svg',
      hasProfileImage: false,
      nextFreeSlot: null,
    },
  })
  expect(mentor.weeklyAvailability.map(({ enabled }) => enabled)).toEqual(Array.from({ length: 7 }, () => false))
  expect(client.exchange.session).toBeUndefined()
  const id = mentor.databaseId
  const row = await db.mentor.findUniqueOrThrow({ where: { id }, include: { availability: true } })
  expect(row).toMatchObject({ status: 'pending_review', isActive: true, termsAccepted: false, availability: [] })
  expect(row.passwordHash).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword(row.passwordHash, APPLICATION.password)).toBe(true)
  expect(
    (await asGuest(app).run('query ($id: Int!) { mentor(id: $id) { name } mentors { totalCount } }', { id })).data,
  ).toEqual({ mentor: null, mentors: { totalCount: 0 } })
})

test('an address that is taken in another case is refused, also by a mentor; a mentee may have the same', async () => {
  await apply({ email: 'taken@example.in' })
  expect(await apply({ email: 'TAKEN@example.in' })).toMatchObject({
    __typename: 'EmailTakenError',
    message: 'Email already registered',
  })
  expect(await db.mentor.count({ where: { email: { in: ['taken@example.in', 'TAKEN@example.in'] } } })).toBe(1)
})

test('of two applications at once with one address in different case exactly one wins', async () => {
  const answers = await Promise.all(['both@example.in', 'BOTH@Example.in'].map((email) => apply({ email })))
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ApplyAsMentorPayload', 'EmailTakenError'])
})

test('reports every bad field at once, and changes nothing', async () => {
  const before = await db.mentor.count()
  const answer = await apply({
    name: ' ',
    email: 'no',
    password: 'password',
    experience: 0,
    starterPackageRate: '0.5',
    advancedPackageRate: '',
    linkedinUrl: 'ftp://x',
    bio: '',
    subBranch: null,
  })
  const { issues } = expectResult(answer, 'ValidationError')
  expect(issues.map(({ path }) => path).sort()).toEqual([
    'advancedPackageRate',
    'bio',
    'email',
    'experience',
    'linkedinUrl',
    'name',
    'password',
    'starterPackageRate',
    'subBranch',
  ])
  expect(issues).toContainEqual({ path: 'experience', message: 'Experience must be at least 1 year' })
  expect(issues).toContainEqual({
    path: 'starterPackageRate',
    message: 'Starter package rate must be at least ₹1',
  })
  expect(issues).toContainEqual({ path: 'advancedPackageRate', message: 'Advanced package rate is required' })
  expect(await db.mentor.count()).toBe(before)
})

test('fields that are not the applicant’s to set are refused', async () => {
  for (const extra of [{ status: 'ACCEPTED' }, { rating: 5 }, { reviewCount: 9 }, { isAdmin: true }]) {
    const { errors } = await asGuest(app).run(APPLY, { input: { ...APPLICATION, email: 'extra@example.in', ...extra } })
    expect(errors).toHaveLength(1)
  }
  expect(await db.mentor.count({ where: { email: 'extra@example.in' } })).toBe(0)
})

test('sign-ups from one address stop at 300 an hour, of both kinds together', async () => {
  const resetAt = new Date(app.clock.now().getTime() + 60_000)
  await db.rateLimit.upsert({
    where: { key: 'signup:ip:127.0.0.1' },
    create: { key: 'signup:ip:127.0.0.1', count: 299, resetAt },
    update: { count: 299, resetAt },
  })
  expect((await apply({ email: 'last@example.in' })).__typename).toBe('ApplyAsMentorPayload')
  expect((await apply({ email: 'beyond@example.in' })).__typename).toBe('RateLimitedError')
  expect(await db.mentor.count({ where: { email: 'beyond@example.in' } })).toBe(0)
})
