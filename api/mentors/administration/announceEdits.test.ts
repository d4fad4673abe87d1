/** What a mentor is told when our team edits their profile. */
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeMentor } from '../../testing/factories.ts'
import { updateMentor } from './updateMentor.graphql.ts'

const { app, db } = await testApp()
const ADMIN = { id: 1, username: 'root', sessionHash: '' }
const save = (id: number, fields: Omit<Parameters<typeof updateMentor>[2], 'id'>) =>
  updateMentor(app, ADMIN, { id, ...fields })
const mails = () => db.email.findMany({ where: { kind: 'mentor-edited' }, orderBy: { id: 'asc' } })
const notices = () => db.notification.findMany({ where: { dedupeKey: { contains: ':edited:' } } })

beforeEach(async () => {
  await db.email.deleteMany()
  await db.notification.deleteMany()
  await db.mentor.deleteMany()
})

test('prices, before and now, and the names of the other fields, each save once', async () => {
  const { id, email } = await makeMentor(db, { starterPackageRate: 79_900, advancedPackageRate: 0 })
  const edit = { starterPackageRate: '850.00', advancedPackageRate: '5000', bio: 'Bridges.', skills: ['Slopes'] }
  await save(id, edit)
  await save(id, edit)
  const [mail, ...others] = await mails()
  expect([mail!.toAddress, mail!.subject, others]).toEqual([email, 'Your prices have changed', []])
  for (const words of [
    'Our team has changed your prices: Starter ₹850, before ₹799; Advanced ₹5,000, before the suggested price.',
    'They apply to new bookings. Paid bookings do not change.',
    'Our team has changed your profile: Bio, Core skills.',
    '/mentor-dashboard?tab=profile',
  ])
    expect(mail!.text).toContain(words)
  expect(await notices()).toMatchObject([
    { userType: 'mentor', userId: id, title: 'Your prices have changed', link: '/mentor-dashboard?tab=profile' },
  ])
})

test('without a new price it says what was edited', async () => {
  const { id } = await makeMentor(db)
  await save(id, { currentCity: 'Pune' })
  const [mail] = await mails()
  expect(mail!.subject).toBe('Our team has edited your profile')
  expect(mail!.text).toContain('Our team has changed your profile: City.')
  expect(mail!.text).not.toContain('prices')
})

test('a mentor who is switched off is told nothing, nor one of whom only the status or the address changes', async () => {
  const { id } = await makeMentor(db)
  await save(id, { isActive: false, starterPackageRate: '900' })
  const other = await makeMentor(db, { status: 'pending_review' })
  await save(other.id, { status: 'accepted', email: 'moved@test.example' })
  expect([await mails(), await notices()]).toEqual([[], []])
  await save(id, { isActive: true })
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('you can log in again')])
})
