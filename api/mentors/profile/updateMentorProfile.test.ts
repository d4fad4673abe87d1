import { beforeEach, describe, expect, test } from 'vitest'
import { typed, type VariablesOf } from '../../graphql/typed.ts'
import { PICTURE_GONE } from '../../media/claimPicture.ts'
import { storeUpload } from '../../media/upload.ts'
import { testApp } from '../../testing/app.ts'
import { asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { DAY_MS } from '../../rules/time/durations.ts'
import sharp from 'sharp'

const t = await testApp()
const { app, db, clock } = t

const SAVE = typed(`
  mutation ($input: UpdateMentorProfileInput!) {
    updateMentorProfile(input: $input) {
      __typename
      ... on Error { message }
      ... on ValidationError { issues { path message } }
      ... on ProfileConflictError { fields savedAt viewer { mentor { bio profileVersion } } }
      ... on UpdateMentorProfilePayload {
        mentor {
          name email bio mainBranch subBranch experience profileImage linkedinUrl currentCity skills available profileVersion
          timeSlotsPerWeek weeklyAvailability { weekday enabled startTime endTime }
          completeness { percent message missing { field label } }
        }
      }
    }
  }
`)
type Input = VariablesOf<typeof SAVE>['input']

let mentor: Awaited<ReturnType<typeof makeMentor>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  mentor = await makeMentor(db)
})

async function save(input: Input) {
  return (await asMentor(app, mentor.id).run(SAVE, { input })).data.updateMentorProfile
}
const saved = async (input: Input) => expectResult(await save(input), 'UpdateMentorProfilePayload').mentor
const issues = async (input: Input) => expectResult(await save(input), 'ValidationError').issues
const row = () => db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })

test('texts are saved a hundred times a day; hours, and what changes nothing, do not count', async () => {
  await saved({ bio: 'Before' })
  await db.rateLimit.updateMany({ where: { key: { startsWith: 'profile:' } }, data: { count: 99 } })
  await saved({ weeklyAvailability: { monday: { enabled: true, startTime: '10:00', endTime: '12:00' } } })
  await saved({ bio: 'Last' })
  await saved({ bio: 'Last' })
  const message = 'Too many attempts. Please try again later.'
  expect(await save({ bio: 'Once more' })).toMatchObject({ __typename: 'RateLimitedError', message })
  expect((await row()).bio).toBe('Last')
})

test('new words are saved a full profile of them a day; those that are there do not count', async () => {
  let serial = 0
  const lines = () =>
    Array.from({ length: 30 }, () =>
      Array.from({ length: 20 }, () => `w${String((serial += 1)).padStart(8, '0')}`).join(' '),
    )
  const full = () => ({
    previousCompanies: lines(),
    keyProjects: lines(),
    industriesWorkedIn: lines(),
    toolsAndSoftware: lines(),
    certifications: lines(),
    skills: lines(),
    topicsCanMentorOn: lines(),
    languages: lines(),
  })
  const first = full()
  await saved(first)
  expect(await save(full())).toMatchObject({ __typename: 'RateLimitedError' })
  await saved({ skills: first.keyProjects, bio: 'Bridges' })
  clock.advance(DAY_MS)
  await saved(full())
})

describe('what is saved', () => {
  test('every section of the form, cleaned, and nothing beside', async () => {
    const before = await row()
    const answer = await saved({
      name: '  Asha   Rao ',
      linkedinUrl: 'linkedin.com/in/asha',
      currentCity: 'Pune',
      currentCountry: 'India',
      currentJobTitle: 'Structural engineer',
      currentCompany: 'Setu',
      mainBranch: 'Civil Engineering',
      subBranch: 'Structural Engineering',
      experience: 12,
      bio: 'Bridges.\r\nAnd towers.',
      previousCompanies: ['L&T', '', ' L&T ', 'Afcons'],
      keyProjects: ['A bridge'],
      industriesWorkedIn: ['Roads'],
      toolsAndSoftware: ['STAAD'],
      certifications: ['PMP'],
      skills: ['Slopes\u202E', 'Blasting'],
      topicsCanMentorOn: ['First site'],
      timeSlotsPerWeek: 'Evenings mostly',
      whyIMentor: 'To give back.',
      successStories: 'Two.',
      available: false,
    })
    expect(answer).toMatchObject({
      name: 'Asha Rao',
      linkedinUrl: 'https://linkedin.com/in/asha',
      bio: 'Bridges.\nAnd towers.',
      skills: ['Slopes', 'Blasting'],
      available: false,
      profileVersion: 2,
    })
    const after = await row()
    expect(after).toMatchObject({ previousCompanies: ['L&T', 'Afcons'], whyIMentor: 'To give back.' })
    const kept = ['starterPackageRate', 'advancedPackageRate', 'status', 'rating', 'reviewCount', 'email'] as const
    for (const name of kept) expect([name, after[name]]).toEqual([name, before[name]])
    // Students find what was saved.
    expect(after.searchText).toContain('blasting')
  })

  test('what is left out stays, an empty text or null empties, the main branch is General then', async () => {
    await saved({ bio: 'Here.', currentCity: 'Pune', linkedinUrl: 'https://linkedin.com/in/x', skills: ['One'] })
    const kept = await saved({ subBranch: 'Mining Engineering' })
    expect(kept).toMatchObject({ bio: 'Here.', currentCity: 'Pune', skills: ['One'] })
    expect(await saved({ bio: '', currentCity: null, linkedinUrl: '  ', skills: [], mainBranch: '' })).toMatchObject({
      bio: '',
      currentCity: null,
      linkedinUrl: null,
      skills: [],
      mainBranch: 'General',
    })
  })

  test('saving the same again changes nothing', async () => {
    await saved({ bio: 'Here.', skills: ['One'] })
    const before = await row()
    clock.advance(60_000)
    expect(await saved({ bio: 'Here.', skills: ['One'], name: mentor.name })).toMatchObject({ profileVersion: 2 })
    expect(await row()).toEqual(before)
  })
})

test('all bad fields are told at once, each in its own words, and nothing is changed', async () => {
  const before = await row()
  const found = await issues({
    name: ' ',
    email: 'asha',
    linkedinUrl: 'javascript:alert(1)',
    currentCity: 'x'.repeat(151),
    experience: 0,
    bio: 'x'.repeat(2001),
    keyProjects: Array.from({ length: 31 }, (_, n) => `Project ${n}`),
    skills: ['x'.repeat(201)],
    timeSlotsPerWeek: 'x'.repeat(501),
    weeklyAvailability: {
      monday: { enabled: true, startTime: '09:10', endTime: '17:00' },
      tuesday: { enabled: true, startTime: '17:00', endTime: '09:00' },
      wednesday: { enabled: true, startTime: '09:00', endTime: '09:30' },
      thursday: { enabled: false, startTime: 'nine', endTime: '24:30' },
    },
  })
  const words = Object.fromEntries(found.map(({ path, message }) => [path, message]))
  expect(words).toEqual({
    name: 'Name and email are required fields.',
    email: 'Please enter a valid email address',
    linkedinUrl: 'Please enter a valid LinkedIn URL',
    currentCity: 'City must be at most 150 characters',
    experience: 'Experience must be at least 1 year',
    bio: 'Bio must be at most 2000 characters',
    keyProjects: 'Key projects can have at most 30 lines',
    skills: `Core skills: each line can have at most 200 characters, “${'x'.repeat(30)}…” has more`,
    timeSlotsPerWeek: 'Availability notes must be at most 500 characters',
    'weeklyAvailability.monday.startTime': 'Times must be on the hour or half past, such as 09:00 or 17:30',
    'weeklyAvailability.tuesday.endTime': 'End time must be after start time',
    'weeklyAvailability.wednesday.endTime': 'A session takes 45 minutes: give the day more time',
    'weeklyAvailability.thursday.startTime': 'Times must be on the hour or half past, such as 09:00 or 17:30',
    'weeklyAvailability.thursday.endTime': 'Times must be on the hour or half past, such as 09:00 or 17:30',
  })
  expect(await issues({ email: '' })).toEqual([{ path: 'email', message: 'Name and email are required fields.' }])
  expect(await row()).toEqual(before)
})

describe('another tab', () => {
  test('that has changed the same field is not undone: the answer says what was kept, and a second save replaces it', async () => {
    const from = (await saved({ bio: 'As it was.' })).profileVersion!
    await saved({ profileVersion: from, bio: 'First tab.' })
    const lost = expectResult(
      await save({ profileVersion: from, bio: 'Second tab.', currentCity: 'Pune' }),
      'ProfileConflictError',
    )
    expect(lost).toMatchObject({ fields: ['bio'], savedAt: clock.now().toISOString() })
    expect(lost.message).toContain('saved in another tab or on another device at 10:0')
    expect(lost.viewer.mentor).toEqual({ bio: 'First tab.', profileVersion: from + 1 })
    // Nothing of it is saved by halves.
    expect(await row()).toMatchObject({ bio: 'First tab.', currentCity: null })
    const again = await saved({ profileVersion: from + 1, bio: 'Second tab.', currentCity: 'Pune' })
    expect(again).toMatchObject({ bio: 'Second tab.', currentCity: 'Pune' })
  })

  test('that has changed other fields, or the same to the same, is no matter', async () => {
    await saved({ profileVersion: 1, bio: 'First tab.' })
    expect(await saved({ profileVersion: 1, currentCity: 'Pune' })).toMatchObject({
      bio: 'First tab.',
      currentCity: 'Pune',
    })
    // An answer that was lost on the way: the form is sent again.
    expect(await saved({ profileVersion: 1, bio: 'First tab.' })).toMatchObject({ profileVersion: 3 })
  })

  test('that has changed the week is not undone either', async () => {
    const monday = (endTime: string) => ({ monday: { enabled: true, startTime: '09:00', endTime } })
    await saved({ profileVersion: 1, weeklyAvailability: monday('12:00') })
    expect(await save({ profileVersion: 1, weeklyAvailability: monday('13:00') })).toMatchObject({
      __typename: 'ProfileConflictError',
      fields: ['weeklyAvailability'],
    })
  })

  test('at the same moment: one is saved, the other is told', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => save({ profileVersion: 1, bio: `Tab ${n}` })))
    const names = answers.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'UpdateMentorProfilePayload')).toHaveLength(1)
    expect(names.filter((name) => name === 'ProfileConflictError')).toHaveLength(5)
  })
})

describe('weekly hours', () => {
  test('the days that are given change, the others stay; a day that is off keeps its times', async () => {
    await db.mentorAvailability.deleteMany({ where: { mentorId: mentor.id } })
    const { weeklyAvailability } = await saved({
      weeklyAvailability: {
        monday: { enabled: true, startTime: '18:30', endTime: '24:00' },
        sunday: { enabled: false, startTime: '10:30', endTime: '12:00' },
      },
    })
    expect(weeklyAvailability.filter(({ weekday }) => ['MONDAY', 'SUNDAY'].includes(weekday))).toEqual([
      { weekday: 'MONDAY', enabled: true, startTime: '18:30', endTime: '24:00' },
      { weekday: 'SUNDAY', enabled: false, startTime: '10:30', endTime: '12:00' },
    ])
    // What was never saved is a suggestion, the documented one.
    expect(weeklyAvailability[1]).toEqual({ weekday: 'TUESDAY', enabled: false, startTime: '09:00', endTime: '17:00' })
    await saved({ weeklyAvailability: { monday: { enabled: false, startTime: '18:30', endTime: '24:00' } } })
    const rows = await db.mentorAvailability.findMany({ where: { mentorId: mentor.id }, orderBy: { dayOfWeek: 'asc' } })
    expect(rows.map(({ dayOfWeek, isActive }) => [dayOfWeek, isActive])).toEqual([
      [0, false],
      [1, false],
    ])
  })
})

describe('the picture', () => {
  const png = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#147' } })
      .png()
      .toBuffer()

  test('is an upload of the mentor; what is shown may be sent back; empty takes it away', async () => {
    const upload = await storeUpload(app, {
      bytes: await png(),
      declared: 'image/png',
      uploader: `mentor:${mentor.id}`,
    })
    expect((await saved({ profileImage: upload.id })).profileImage).toBe(upload.url)
    expect(await saved({ profileImage: upload.url })).toMatchObject({ profileVersion: 2 })
    expect((await saved({ profileImage: '' })).profileImage).toBe('/media/default-mentor.svg')
    expect(await saved({ profileImage: '/media/default-mentor.svg' })).toMatchObject({ profileVersion: 3 })
    expect((await row()).profileImage).toBeNull()
  })

  test("is never somebody else's upload", async () => {
    const mentee = await makeMentee(db, { id: mentor.id + 10_000 })
    const upload = await storeUpload(app, {
      bytes: await png(),
      declared: 'image/png',
      uploader: `mentee:${mentee.id}`,
    })
    for (const given of [upload.id, upload.url, 'https://evil.test/x.png', '../../x', 'a'.repeat(64)])
      expect(await issues({ profileImage: given })).toEqual([{ path: 'profileImage', message: PICTURE_GONE }])
  })
})

test('completeness counts what is there, and names the rest in the order of the form', async () => {
  await db.mentorAvailability.deleteMany({ where: { mentorId: mentor.id } })
  const before = (await saved({ bio: '' })).completeness!
  // Specialization and experience came with the application.
  expect(before).toMatchObject({ percent: 10, message: 'Complete your profile to help students find you.' })
  expect(before.missing).toHaveLength(18)
  expect(before.missing[0]).toEqual({ field: 'profileImage', label: 'Profile picture' })
  const after = (
    await saved({ weeklyAvailability: { friday: { enabled: true, startTime: '09:00', endTime: '10:00' } } })
  ).completeness!
  expect(after.percent).toBe(15)
  expect(after.missing.map(({ field }) => field)).not.toContain('weeklyAvailability')
})
