import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { makeMentee } from '../testing/factories.ts'
import { violates } from './transaction.ts'

const { db } = await testDatabase()
const refused = (originalCode: string, originalMessage: string) => ({ cause: { originalCode, originalMessage } })

test('names the constraint that a write ran into', async () => {
  await makeMentee(db, { email: 'one@test.example' })
  const error = await makeMentee(db, { email: 'ONE@test.example' }).catch((caught: unknown) => caught)
  expect(violates(error, 'mentees_email_key')).toBe(true)
  expect(violates(error, 'mentors_email_key')).toBe(false)
})

test.each([
  ['English', 'conflicting key value violates exclusion constraint "bookings_mentor_no_overlap"'],
  ['German', 'kollidierender Schlüsselwert verletzt Exclusion-Constraint »bookings_mentor_no_overlap«'],
  ['French', "une valeur de clé en conflit rompt la contrainte d'exclusion « bookings_mentor_no_overlap »"],
  ['Japanese', '競合するキーの値が排他制約"bookings_mentor_no_overlap"に違反しています'],
  ['Ukrainian', 'значення ключа порушує обмеження «bookings_mentor_no_overlap»'],
])('whatever language the server speaks: %s', (_language, message) => {
  expect(violates(refused('23P01', message), 'bookings_mentor_no_overlap')).toBe(true)
  expect(violates(refused('23P01', message), 'bookings_mentor')).toBe(false)
  expect(violates(refused('23P01', message), 'mentor_no_overlap')).toBe(false)
  // A message that only mentions it.
  expect(violates(refused('57014', message), 'bookings_mentor_no_overlap')).toBe(false)
})
