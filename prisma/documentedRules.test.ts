/** What the documents say of a row, the database holds too: a bug that gets past the API's own check is refused here. */
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { violates } from '../api/database/transaction.ts'
import { CURRENT_LEVELS } from '../api/rules/people/choices.ts'
import { NOTIFICATION_TYPES } from '../api/rules/people/notifications.ts'
import { testApp } from '../api/testing/app.ts'
import { asGuest, asMentee } from '../api/testing/client.ts'
import { testDatabase } from '../api/testing/database.ts'
import { afterFile } from '../api/testing/ending.ts'
import { makeMentee, makeMentor } from '../api/testing/factories.ts'

const { app, db } = await testApp()

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeAll(async () => {
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

/** Which constraint refused the write; null when it was taken. */
async function refusedBy(write: Promise<unknown>, constraint: string): Promise<boolean> {
  return await write.then(
    () => false,
    (error: unknown) => violates(error, constraint),
  )
}

const notice = (type: string) =>
  db.notification.create({ data: { userId: mentee.id, userType: 'mentee', type, title: 'T', message: 'M' } })

describe('the database refuses', () => {
  test("a mentor's experience below a year", async () => {
    const write = (experience: number) => db.mentor.update({ where: { id: mentor.id }, data: { experience } })
    expect(await refusedBy(write(0), 'mentors_experience')).toBe(true)
    await write(1)
  })

  test('a level that is not one of the seven', async () => {
    const write = (currentLevel: string) => db.mentee.update({ where: { id: mentee.id }, data: { currentLevel } })
    expect(await refusedBy(write('Dean'), 'mentees_current_level')).toBe(true)
    for (const level of CURRENT_LEVELS) await write(level)
  })

  test('a year before 1990 or after 2030', async () => {
    const write = (year: number | null) => db.mentee.update({ where: { id: mentee.id }, data: { year } })
    for (const year of [1989, 2031]) expect(await refusedBy(write(year), 'mentees_year')).toBe(true)
    for (const year of [1990, 2030, null]) await write(year)
  })

  test('a type of notification that is not documented', async () => {
    expect(await refusedBy(notice('advert'), 'notifications_type')).toBe(true)
    for (const type of Object.keys(NOTIFICATION_TYPES)) await notice(type)
  })

  test("a community member's type that is neither student nor early-career", async () => {
    const write = db.communityMember.create({
      data: { name: 'A', email: 'a@test.example', branch: 'Civil', type: 'dean' },
    })
    expect(await refusedBy(write, 'community_members_type')).toBe(true)
  })

  test('a currency that is none; it is inr when nothing is said', async () => {
    const split = { amount: 100, platformFee: 20, mentorEarning: 80 }
    const order = await db.paymentOrder.create({ data: { ...split, kind: 'booking', purchaseId: 1, receipt: 'r-1' } })
    const write = (currency?: string) =>
      db.payment.create({
        data: {
          ...split,
          orderId: order.id,
          providerPaymentId: `pay_${currency}`,
          ...(currency !== undefined && { currency }),
        },
      })
    expect(await refusedBy(write('rupees'), 'payments_currency')).toBe(true)
    expect((await write()).currency).toBe('inr')
  })

  test('a booking without an agenda, and a community member without a type', async () => {
    const defaults = await db.$queryRaw`
      SELECT column_default AS value FROM information_schema.columns
      WHERE (table_name, column_name) IN (('bookings', 'agenda'), ('community_members', 'type'))`
    expect(defaults).toEqual([{ value: null }, { value: null }])
    await expect(
      db.$executeRaw`INSERT INTO bookings (selected_time_slot, start_date, end_date, duration, status) VALUES ('', '2026-11-22', '2026-12-22', 45, 'expired')`,
    ).rejects.toThrow(/agenda/)
    await expect(
      db.$executeRaw`INSERT INTO community_members (name, email, branch) VALUES ('A', 'a@test.example', 'Civil')`,
    ).rejects.toThrow(/type/)
  })
})

describe('the API says it first, for people', () => {
  const issuesOf = async (field: string, type: string, input: object, client = asGuest(app)) => {
    const { data, errors } = await client.run<Record<string, { issues?: { path: string; message: string }[] }>>(
      `mutation ($input: ${type}!) { ${field}(input: $input) { ... on ValidationError { issues { path message } } } }`,
      { input },
    )
    expect(errors).toBeUndefined()
    return data[field]?.issues
  }
  const person = {
    name: 'Asha',
    email: 'asha@test.example',
    password: 'Plumb&Line7',
    linkedinUrl: 'https://linkedin.com/in/asha',
  }

  test.each([
    [
      'applyAsMentor',
      'ApplyAsMentorInput',
      {
        ...person,
        subBranch: 'Civil Engineering',
        experience: 0,
        starterPackageRate: '300',
        advancedPackageRate: '3000',
        bio: 'Bridges.',
      },
      { path: 'experience', message: 'Experience must be at least 1 year' },
    ],
    [
      'registerMentee',
      'RegisterMenteeInput',
      { ...person, currentLevel: 'Dean' },
      { path: 'currentLevel', message: 'Please select your current level from the list' },
    ],
    [
      'registerCommunityMember',
      'RegisterCommunityMemberInput',
      { name: 'Asha', email: person.email, engineeringField: 'Civil', type: 'dean' },
      { path: 'type', message: 'Please select your type' },
    ],
  ])('%s', async (field, type, input, issue) => {
    expect(await issuesOf(field, type, input)).toEqual([issue])
  })

  test('createBookingOrder', async () => {
    const input = { mentorId: mentor.id, packageType: 'STARTER', startsAt: '2026-11-28T05:00:00Z', agenda: '' }
    expect(await issuesOf('createBookingOrder', 'CreateBookingOrderInput', input, asMentee(app, mentee.id))).toEqual([
      { path: 'agenda', message: 'Please provide details about your session agenda (minimum 10 characters)' },
    ])
  })
})

test('rows of before are mended when the rules come', async () => {
  const { url } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterFile(() => client.end())
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const migrations = migrationsOnDisk()
  const rules = migrations.findIndex(({ name }) => name.endsWith('_documented_rules'))
  for (const { sql } of migrations.slice(0, rules)) await client.query(sql)
  await client.query(`
    INSERT INTO mentors (id, name, email, password, experience) VALUES (1, 'M', 'm@test.example', '', 0);
    INSERT INTO mentees (id, name, email, password, current_level, year) VALUES (1, 'A', 'a@test.example', '', 'Dean', 1889);
    INSERT INTO notifications (user_id, type, title, message) VALUES (1, 'advert', '', '');
    INSERT INTO payment_orders (id, amount, platform_fee, mentor_earning, receipt) VALUES (1, 100, 20, 80, 'r');
    INSERT INTO payments (order_id, provider_payment_id, amount, platform_fee, mentor_earning) VALUES (1, 'pay', 100, 20, 80)`)
  await client.query(migrations[rules]!.sql)
  const { rows } = await client.query(`
    SELECT experience, current_level, year, type, currency FROM mentors, mentees, notifications, payments`)
  expect(rows).toEqual([
    { experience: 1, current_level: 'Working Professional', year: null, type: 'general', currency: 'inr' },
  ])
})
