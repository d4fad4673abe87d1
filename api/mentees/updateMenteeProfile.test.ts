import { beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../accounts/tokens.ts'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { startSession } from '../sessions/sessions.ts'
import { signIn } from '../sessions/signIn.graphql.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, expectResult } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'

const { app, db, clock } = await testApp()

const SAVE = typed(`
  mutation ($input: UpdateMenteeProfileInput!) {
    updateMenteeProfile(input: $input) {
      __typename
      ... on Error { message }
      ... on ValidationError { issues { path message } }
      ... on ProfileConflictError { fields viewer { mentee { goals profileVersion } } }
      ... on UpdateMenteeProfilePayload {
        viewer { email emailConfirmed }
        mentee { name email bio college year goals linkedinUrl profileImage profileVersion }
      }
    }
  }
`)
type Input = VariablesOf<typeof SAVE>['input']

let mentee: Awaited<ReturnType<typeof makeMentee>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  mentee = await makeMentee(db)
})

const save = async (input: Input) => (await asMentee(app, mentee.id).run(SAVE, { input })).data.updateMenteeProfile
const saved = async (input: Input) => expectResult(await save(input), 'UpdateMenteeProfilePayload').mentee
const row = () => db.mentee.findUniqueOrThrow({ where: { id: mentee.id } })

test('the edit form is saved, cleaned; what is left out stays, what is emptied goes', async () => {
  const given = { name: ' Ravi  Das ', bio: 'Loves bridges.', college: 'COEP', year: 2027, goals: 'A site job.' }
  expect(await saved({ ...given, linkedinUrl: 'linkedin.com/in/ravi' })).toMatchObject({
    ...given,
    name: 'Ravi Das',
    linkedinUrl: 'https://linkedin.com/in/ravi',
    profileVersion: 2,
  })
  expect(await saved({ bio: '', year: null, linkedinUrl: '' })).toMatchObject({
    bio: null,
    year: null,
    linkedinUrl: null,
    college: 'COEP',
  })
  const { currentLevel, mainBranch, emailConfirmedAt } = await row()
  expect([currentLevel, mainBranch, emailConfirmedAt]).toEqual([mentee.currentLevel, 'General', null])
})

test('all bad fields are told at once, and nothing is changed', async () => {
  const before = await row()
  const { issues } = expectResult(
    await save({
      name: '',
      email: ' ',
      linkedinUrl: 'http://',
      year: 1989,
      bio: 'x'.repeat(2001),
      college: 'x'.repeat(151),
      password: 'short',
    }),
    'ValidationError',
  )
  expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual({
    name: 'Name and email are required fields.',
    email: 'Name and email are required fields.',
    linkedinUrl: 'Please enter a valid LinkedIn URL',
    year: 'Year must be between 1990 and 2030',
    bio: 'Bio must be at most 2000 characters',
    college: 'College must be at most 150 characters',
    password: 'Password must be at least 6 characters',
  })
  const without = expectResult(await save({ name: '', password: 'An0ther@pass' }), 'ValidationError')
  expect(without.issues.map(({ path }) => path)).toEqual(['name', 'currentPassword'])
  expect(await row()).toEqual(before)
})

test('a field that another tab has saved meanwhile is not undone', async () => {
  await saved({ profileVersion: 1, goals: 'First tab.' })
  expect(await save({ profileVersion: 1, goals: 'Second tab.', college: 'COEP' })).toMatchObject({
    __typename: 'ProfileConflictError',
    fields: ['goals'],
    viewer: { mentee: { goals: 'First tab.', profileVersion: 2 } },
  })
  expect((await row()).college).toBeNull()
  expect(await saved({ profileVersion: 1, college: 'COEP' })).toMatchObject({ goals: 'First tab.', college: 'COEP' })
})

describe('a new password', () => {
  const NEW = 'An0ther@pass'

  async function account() {
    const member = await menteeAccount(db)
    const start = () => startSession(db, { type: 'mentee', id: member.id, ip: '::1', userAgent: 'test' }, clock.now())
    const [here] = [await start(), await start()]
    const client = asMentee(app, member.id, { sessionHash: hashToken(here) })
    const change = async (input: Input) => (await client.run(SAVE, { input })).data.updateMenteeProfile
    return {
      member,
      client,
      change,
      sessions: () => db.session.count({ where: { userType: 'mentee', userId: member.id } }),
    }
  }

  test('needs the current one: with a wrong one nothing at all is saved', async () => {
    const { change, member } = await account()
    const answer = expectResult(
      await change({ password: NEW, currentPassword: 'Wr0ng@pass', goals: 'A job.' }),
      'ValidationError',
    )
    expect(answer.issues).toEqual([{ path: 'currentPassword', message: 'Your current password is incorrect' }])
    expect((await db.mentee.findUniqueOrThrow({ where: { id: member.id } })).goals).toBeNull()
  })

  test('is the documented minimum, then the strong rule, and another than the current one', async () => {
    const { change } = await account()
    const message = async (password: string) =>
      expectResult(await change({ password, currentPassword: PASSWORD }), 'ValidationError').issues[0]
    expect(await message('abcde')).toEqual({ path: 'password', message: 'Password must be at least 6 characters' })
    expect((await message('abcdef'))?.message).toBe('Password must be at least 8 characters long')
    expect((await message('abcdefghij'))?.message).toContain('Password must contain at least 1 uppercase letter')
    expect((await message(PASSWORD))?.message).toBe('Choose a password that differs from the current one')
  })

  test('ends all other sessions and renews this one, together with a new address too', async () => {
    const { change, client, member, sessions } = await account()
    const email = `new-${member.email}`
    const answer = await change({ password: NEW, email, currentPassword: PASSWORD, goals: 'A job.' })
    expect(expectResult(answer, 'UpdateMenteeProfilePayload').viewer).toEqual({ email, emailConfirmed: false })
    expect(await loadMember(app, client.exchange.session!)).toMatchObject({ id: member.id })
    expect(await sessions()).toBe(1)
    const signedIn = await signIn(
      app,
      { userType: 'mentee', email, password: NEW },
      { ip: '::1', userAgent: null, device: null },
    )
    expect(signedIn).toBeDefined()
    // Once asked, both are told of at the address that was proven.
    const mails = await db.email.findMany({ where: { recipientId: member.id }, orderBy: { id: 'asc' } })
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['password-changed', member.email],
      ['email-changed', member.email],
      ['confirmation', email],
    ])
  })

  test('is not stored when the rest of the form is not', async () => {
    const { change, client, member, sessions } = await account()
    const other = await makeMentee(db)
    for (const refused of [{ email: other.email }, { profileImage: '/media/not-theirs' }])
      await change({ password: NEW, currentPassword: PASSWORD, goals: 'A job.', ...refused })
    expect(client.exchange.session).toBeUndefined()
    const { passwordHash, goals } = await db.mentee.findUniqueOrThrow({ where: { id: member.id } })
    expect([passwordHash, goals, await sessions()]).toEqual([member.passwordHash, null, 2])
  })

  test('past five an hour nothing of the form is saved', async () => {
    const { change, member } = await account()
    const key = `password-changes:mentee:${member.id}`
    for (let n = 0; n < 5; n += 1) await app.limiter.take(key, { max: 5, windowSeconds: 3600 })
    const answer = await change({ password: NEW, currentPassword: PASSWORD, goals: 'A job.' })
    expect(answer).toMatchObject({ __typename: 'RateLimitedError' })
    expect((await db.mentee.findUniqueOrThrow({ where: { id: member.id } })).goals).toBeNull()
  })
})
