import { expect, test } from 'vitest'
import { communityRegistrationSchema } from './communityRegistration.ts'
import { issuesFrom } from './fields/issuesFrom.testing.ts'
import { passwordStrength } from '../people/passwordStrength.ts'
import { newPasswordSchema } from './mailedLinks.ts'

test.each([
  ['', 0, ''],
  ['kaveri9d', 1, 'Weak'],
  ['Password@123', 1, 'Weak'],
  ['Kaveri9!', 2, 'Fair'],
  ['Kaveri9!Del', 3, 'Good'],
  ['Kaveri9!DeltaGa', 4, 'Strong'],
])('“%s” has strength %i, %s', (password, value, label) => {
  expect(passwordStrength(password)).toEqual({ value, label })
})

test('a new password must be confirmed with the same', () => {
  const bad = (newPassword: string, confirmPassword: string) =>
    issuesFrom(newPasswordSchema, { newPassword, confirmPassword })
  expect(bad('Kaveri9Delta!', 'Kaveri9Delta!')).toEqual([])
  expect(bad('Kaveri9Delta!', 'Kaveri9Delta?')).toEqual([{ path: 'confirmPassword', message: "Passwords don't match" }])
  // A short one differs from every password that is long enough.
  expect(bad('Kaveri9Delta!', 'Kav')).toEqual([{ path: 'confirmPassword', message: "Passwords don't match" }])
  expect(bad('Kaveri9Delta!', '')).toEqual([{ path: 'confirmPassword', message: 'Please confirm your password' }])
})

test('a community member is tidied, and has a name, a field and a type', () => {
  const member = {
    name: ' Meera \u202E Nair ',
    email: ' m@x.in ',
    engineeringField: ' Civil\tEngineering ',
    type: 'student',
  }
  expect(communityRegistrationSchema.parse(member)).toEqual({
    name: 'Meera Nair',
    email: 'm@x.in',
    engineeringField: 'Civil Engineering',
    type: 'student',
  })
  expect(issuesFrom(communityRegistrationSchema, { name: '--', engineeringField: '...' })).toEqual([
    { path: 'name', message: 'Name must be at least 2 characters' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'engineeringField', message: 'Please enter your engineering field' },
    { path: 'type', message: 'Please select your type' },
  ])
})
