// @vitest-environment node
import { expect, test } from 'vitest'
import { adminWorkshopSchema } from './adminWorkshopSchema.ts'

const GIVEN = {
  title: 'Reading a beam drawing',
  description: 'From bar marks to site.',
  branch: 'Electronics Engineering',
  date: '2026-12-05',
  time: '16:00',
  duration: '2 hours',
  maxParticipants: '30',
  price: '499',
  meetingLink: '',
  imageId: '',
  mentorId: '7',
  isActive: 'no',
}
const read = (differences: Partial<typeof GIVEN>, needsMentor = true) =>
  adminWorkshopSchema(needsMentor).safeParse({ ...GIVEN, ...differences })
const problems = (differences: Partial<typeof GIVEN>) =>
  read(differences).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  ['0', 'Must have at least 1 participant'],
  ['-3', 'Must have at least 1 participant'],
  ['0.5', 'Must have at least 1 participant'],
  ['2.5', 'Max participants must be a whole number'],
  ['501', 'Max participants must be at most 500'],
])('%s participants are refused', (maxParticipants, message) => {
  expect(problems({ maxParticipants })).toEqual([`maxParticipants: ${message}`])
})

test.each(['', '  ', 'many'])('participants fall back to 50 for %j', (maxParticipants) => {
  expect(read({ maxParticipants }).data?.maxParticipants).toBe(50)
})

test('a new workshop needs a mentor; one whose mentor is gone stays without', () => {
  expect(problems({ mentorId: '' })).toEqual(['mentorId: Please choose a mentor'])
  expect(read({ mentorId: '' }, false).data?.mentorId).toBeNull()
  expect(read({ isActive: 'yes' }).data).toMatchObject({ mentorId: 7, isActive: true, price: '499' })
})
