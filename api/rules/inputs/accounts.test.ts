import { describe, expect, it } from 'vitest'
import { adminSignInSchema } from './adminSignIn.ts'
import { isCommonPassword, COMMON_PASSWORDS } from '../people/passwordStrength.ts'
import { issuesOf, readInput } from './fields/issues.ts'
import { menteeRegistrationSchema } from './menteeRegistration.ts'
import { mentorApplicationSchema } from './mentorApplication.ts'
import { passwordRules } from '../people/passwords.ts'
import { adminPasswordField } from './administrator.ts'
import { passwordField } from './fields/password.ts'
import { memberSignInSchema, signInSchema, termsSchema } from './signIn.ts'
import { issuesFrom } from './fields/issuesFrom.testing.ts'

const EMAIL = 'Please enter a valid email address'
const PASSWORD_SHORT = 'Password must be at least 8 characters long'
const PASSWORD_WEAK =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'

const application = {
  name: 'Meera Nambiar',
  email: 'meera@example.in',
  password: 'Plumb&Line7',
  linkedinUrl: 'https://www.linkedin.com/in/meera',
  subBranch: 'Environmental Engineering',
  experience: 12,
  starterPackageRate: '400',
  advancedPackageRate: '3999.5',
  bio: 'Water treatment for twelve years.',
}
const registration = {
  name: 'Arjun Rao',
  email: 'arjun@example.in',
  password: 'Plumb&Line7',
  linkedinUrl: 'https://linkedin.com/in/arjun',
  currentLevel: 'Final Year Student',
}

describe('signing in', () => {
  it('reports both fields of an empty body', () => {
    const both = [
      { path: 'email', message: EMAIL },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ]
    expect(issuesFrom(signInSchema, {})).toEqual(both)
    expect(issuesFrom(signInSchema, { email: null, password: 123456 })).toEqual(both)
    expect(issuesFrom(signInSchema, { email: 'nobody', password: '12345' })).toEqual(both)
  })

  it('trims the address, keeps its case, and leaves the password alone', () => {
    expect(readInput(signInSchema, { email: ' Meera@Example.in ', password: ' secret ' })).toEqual({
      email: 'Meera@Example.in',
      password: ' secret ',
    })
  })

  it('refuses a password too long to be one', () => {
    expect(issuesFrom(signInSchema, { email: 'a@b.co', password: 'x'.repeat(1025) })).toEqual([
      { path: 'password', message: 'Password must be at most 1024 characters' },
    ])
  })

  it('takes the kind of account where one mutation serves all', () => {
    const input = { email: 'a@b.co', password: 'secret', userType: 'mentee' }
    expect(readInput(memberSignInSchema, input)).toEqual(input)
    expect(issuesFrom(memberSignInSchema, { ...input, userType: 'admin' })).toEqual([
      { path: 'userType', message: 'User type must be mentor, mentee or community' },
    ])
  })

  it('asks an administrator for both fields', () => {
    const both = [
      { path: 'username', message: 'User ID is required' },
      { path: 'password', message: 'Password is required' },
    ]
    expect(issuesFrom(adminSignInSchema, {})).toEqual(both)
    expect(issuesFrom(adminSignInSchema, { username: ' ', password: '' })).toEqual(both)
    expect(readInput(adminSignInSchema, { username: ' root ', password: ' x ' })).toEqual({
      username: 'root',
      password: ' x ',
    })
  })

  it.each([null, undefined, [], 'text', 7])('never says anything of its own about the body %j', (body) => {
    for (const schema of [signInSchema, adminSignInSchema, termsSchema, menteeRegistrationSchema]) {
      const [issue] = issuesFrom(schema, body)
      expect(issue?.path).toBe('')
      expect(issue?.message).not.toMatch(/invalid|expected/i)
    }
  })
})

describe('a new password', () => {
  const messages = (password: unknown) => issuesFrom(passwordField(), password).map((issue) => issue.message)

  it.each([undefined, null, 12345678, '', 'Ab1!', 'Abcde1!'])('%j is too short', (password) => {
    expect(messages(password)).toEqual([PASSWORD_SHORT])
  })

  it.each(['abcdefg1!', 'ABCDEFG1!', 'Abcdefgh!', 'Abcdefgh1', 'Abcdefg1!#', 'Abcd efg1!', 'Abcdéfg1!'])(
    '%s breaks the composition rule',
    (password) => {
      expect(messages(password)).toEqual([PASSWORD_WEAK])
    },
  )

  it.each(['@', '$', '!', '%', '*', '?', '&'])('may have %s', (mark) => {
    expect(messages(`Tunnelbore7${mark}`)).toEqual([])
  })

  it('must not be a well-known one, in any case', () => {
    expect(messages('Password1!')).toEqual(['This password is too common. Please choose another one.'])
    expect(messages('WELCOMe@123')).toEqual(['This password is too common. Please choose another one.'])
    expect(isCommonPassword('Plumb&Line7')).toBe(false)
  })

  it('has at most 1024 characters, and a megabyte is refused without reading it', () => {
    expect(messages(`Aa1!${'x'.repeat(1020)}`)).toEqual([])
    expect(messages(`Aa1!${'x'.repeat(1021)}`)).toEqual(['Password must be at most 1024 characters long'])
    expect(messages('#'.repeat(1_000_000))).toEqual(['Password must be at most 1024 characters long'])
  })

  it('has a checklist that agrees with the rule', () => {
    expect(passwordRules('Abcdef1').map((rule) => rule.met)).toEqual([false, true, true, true, false, true])
    expect(passwordRules('').every((rule) => !rule.met)).toBe(true)
    expect(passwordRules('Plumb&Line7').every((rule) => rule.met)).toBe(true)
  })

  it('is checked against passwords that would otherwise pass', () => {
    const passing = [...COMMON_PASSWORDS].filter((password) => {
      const spelled = password.replace(/[a-z]/, (letter) => letter.toUpperCase())
      return passwordRules(spelled).every((rule) => rule.met)
    })
    expect([...COMMON_PASSWORDS].filter((password) => !passing.includes(password))).toEqual([])
    expect(passing.length).toBeGreaterThan(100)
  })
})

describe('a new password of an administrator', () => {
  const messages = (password: unknown) => issuesFrom(adminPasswordField(), password).map((issue) => issue.message)

  it.each([undefined, '', 'Ab1-', 'Tunnelbore7-'.slice(1)])('%j is too short, in its own number', (password) => {
    expect(messages(password)).toEqual(['Password must be at least 12 characters long'])
  })

  it.each([
    'tunnelbore-77',
    'TUNNELBORE-77',
    'Tunnelbore-xx',
    'Tunnelbore777',
    'Tunnel bore 77',
    'Tunnelbore-77\u0007',
  ])('%j doesn’t mix enough, and no other length is spoken of', (password) => {
    expect(messages(password)).toEqual([
      'Password must contain an uppercase letter, a lowercase letter, a number and a symbol',
    ])
  })

  it.each([...'-_#.,;:+=/|~^"\'`()[]{}<>\\ €é@$!%*?&'])('may have %j', (mark) => {
    expect(messages(`Tunnelbore7-${mark}`)).toEqual([])
  })

  it('must not be a well-known one, in any case', () => {
    expect(messages('Password@1234')).toEqual(['This password is too common. Please choose another one.'])
  })
})

describe('a mentor application', () => {
  it('reports every required field of an empty body, with the specified texts', () => {
    expect(issuesFrom(mentorApplicationSchema, {})).toEqual([
      { path: 'name', message: 'Full name is required' },
      { path: 'email', message: EMAIL },
      { path: 'password', message: PASSWORD_SHORT },
      { path: 'linkedinUrl', message: 'LinkedIn URL is required' },
      { path: 'subBranch', message: 'Specialization is required' },
      { path: 'experience', message: 'Experience must be at least 1 year' },
      { path: 'starterPackageRate', message: 'Starter package rate is required' },
      { path: 'advancedPackageRate', message: 'Advanced package rate is required' },
      { path: 'bio', message: 'Bio is required' },
    ])
  })

  it('fills in the defaults and reads rates as rupees with two places', () => {
    expect(readInput(mentorApplicationSchema, { ...application, available: null })).toEqual({
      ...application,
      mainBranch: 'General',
      starterPackageRate: '400.00',
      advancedPackageRate: '3999.50',
      available: true,
    })
  })

  it.each([
    ['linkedin.com/in/me', 'https://linkedin.com/in/me'],
    [' www.linkedin.com/in/me/ ', 'https://www.linkedin.com/in/me/'],
    ['in.linkedin.com/in/me', 'https://in.linkedin.com/in/me'],
    ['//linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['http://linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['HTTPS://LinkedIn.com/in/me', 'https://LinkedIn.com/in/me'],
    [
      'https://www.linkedin.com/in/me?utm_source=share&u=https://x.y',
      'https://www.linkedin.com/in/me?utm_source=share&u=https://x.y',
    ],
    ['www.linkedin.com/in/me?u=https://x.y', 'https://www.linkedin.com/in/me?u=https://x.y'],
  ])('takes the LinkedIn address %s as people paste it', (given, kept) => {
    const once = readInput(mentorApplicationSchema, { ...application, linkedinUrl: given })
    expect(once.linkedinUrl).toBe(kept)
    expect(readInput(mentorApplicationSchema, once)).toEqual(once)
  })

  it('answers what it takes: running it again changes nothing', () => {
    const once = readInput(mentorApplicationSchema, { ...application, name: '  Meera   Nambiar\u202e ' })
    expect(once.name).toBe('Meera Nambiar')
    expect(readInput(mentorApplicationSchema, once)).toEqual(once)
  })

  it('drops what only the server may set', () => {
    const body = JSON.parse(
      JSON.stringify(application).replace('{', '{"__proto__":{"status":"accepted"},"status":"accepted","rating":5,'),
    )
    const read = readInput(mentorApplicationSchema, body)
    expect(Object.keys(read)).not.toContain('status')
    expect('status' in read || 'rating' in read).toBe(false)
  })

  it.each([
    ['starterPackageRate', '0', 'Starter package rate must be at least ₹1'],
    ['starterPackageRate', 0.99, 'Starter package rate must be at least ₹1'],
    ['starterPackageRate', '', 'Starter package rate is required'],
    ['starterPackageRate', '-5', 'Starter package rate must be at least ₹1'],
    ['starterPackageRate', ['300'], 'Starter package rate must be at least ₹1'],
    ['advancedPackageRate', '0', 'Advanced package rate must be at least ₹1'],
    ['advancedPackageRate', null, 'Advanced package rate is required'],
    ['advancedPackageRate', '10.005', 'Advanced package rate must be an amount in rupees with at most two decimals'],
    ['advancedPackageRate', 'lots', 'Advanced package rate must be an amount in rupees with at most two decimals'],
    ['advancedPackageRate', '10000001', 'Advanced package rate must be at most ₹1,00,00,000'],
    ['experience', 0, 'Experience must be at least 1 year'],
    ['experience', '5', 'Experience must be at least 1 year'],
    ['experience', Number.NaN, 'Experience must be at least 1 year'],
    ['experience', 2.5, 'Experience must be in whole years'],
    ['experience', 1000, 'Experience must be at most 70 years'],
    ['linkedinUrl', '', 'LinkedIn URL is required'],
    ['linkedinUrl', 7, 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', ' ', 'LinkedIn URL is required'],
    ['linkedinUrl', 'me', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', '/in/me', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'me@linkedin.com', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'ftp://linkedin.com/in/me', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'data:text/html,x.y', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'https:linkedin.com', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'https://linkedin.com@evil.example', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'https://localhost/in', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', 'javascript:alert(1)', 'Please enter a valid LinkedIn URL'],
    ['linkedinUrl', `https://linkedin.com/${'a'.repeat(500)}`, 'Please enter a valid LinkedIn URL'],
    ['email', `${'a'.repeat(250)}@b.co`, EMAIL],
    ['name', 42, 'Full name is required'],
    ['name', '\u200b\u202e ', 'Full name is required'],
    ['name', 'x'.repeat(101), 'Full name must be at most 100 characters'],
    ['bio', ' \n ', 'Bio is required'],
    ['bio', 'x'.repeat(2001), 'Bio must be at most 2000 characters'],
    ['mainBranch', 7, 'Main branch must be text'],
    ['available', 'yes', 'Available must be true or false'],
  ])('refuses %s %j', (path, value, message) => {
    expect(issuesFrom(mentorApplicationSchema, { ...application, [path]: value })).toEqual([{ path, message }])
  })

  it('keeps joiners of Indian scripts and line breaks of prose, and drops NUL', () => {
    const read = readInput(mentorApplicationSchema, {
      ...application,
      name: 'ക്\u200dഷമ',
      bio: 'One\r\ntwo\u0000',
    })
    expect(read.name).toBe('ക്\u200dഷമ')
    expect(read.bio).toBe('One\ntwo')
  })
})

describe('a mentee registration', () => {
  it('reports every required field of an empty body', () => {
    expect(issuesFrom(menteeRegistrationSchema, {})).toEqual([
      { path: 'name', message: 'Full name is required' },
      { path: 'email', message: EMAIL },
      { path: 'password', message: PASSWORD_SHORT },
      { path: 'linkedinUrl', message: 'LinkedIn URL is required' },
      { path: 'currentLevel', message: 'Current level is required' },
    ])
  })

  it('takes nothing, null and blank as no specialization', () => {
    for (const subBranch of [undefined, null, ' ']) {
      expect(readInput(menteeRegistrationSchema, { ...registration, subBranch })).toEqual({
        ...registration,
        mainBranch: 'General',
        subBranch: undefined,
      })
    }
  })

  it('knows the seven levels only', () => {
    expect(issuesFrom(menteeRegistrationSchema, { ...registration, currentLevel: 'Dean' })).toEqual([
      { path: 'currentLevel', message: 'Please select your current level from the list' },
    ])
  })
})

describe('terms', () => {
  it('need a person', () => {
    expect(readInput(termsSchema, { userType: 'mentee', userId: '7' })).toEqual({
      userType: 'mentee',
      userId: 7,
    })
    expect(issuesFrom(termsSchema, {}).map((issue) => issue.path)).toEqual(['userType', 'userId'])
  })
})

describe('issuesOf', () => {
  it('has one message per path, dotted', () => {
    const issues = [
      { path: ['week', 'monday', { key: 'endTime' }], message: 'first' },
      { path: ['week', 'monday', 'endTime'], message: 'second' },
      { path: ['list', 0], message: 'third' },
      { message: 'fourth' },
    ]
    expect(issuesOf({ issues })).toEqual([
      { path: 'week.monday.endTime', message: 'first' },
      { path: 'list.0', message: 'third' },
      { path: '', message: 'fourth' },
    ])
  })
})
