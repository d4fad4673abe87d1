import { expect, test } from 'vitest'
import { mailboxOf } from './emailAddress.ts'
import { emailField } from '../inputs/fields/fields.ts'
import { emailUpdate } from '../inputs/fields/profileFields.ts'
import { resendTicketSchema } from '../workshops/registrationInput.ts'

const FIELDS = {
  sign: (email: string) => emailField().safeParse(email).data,
  profile: (email: string) => emailUpdate().safeParse(email).data,
  ticket: (email: string) => resendTicketSchema.safeParse({ workshopId: 1, email }).data?.email,
}

test.each(Object.entries(FIELDS))('%s: one rule, one stored form', (_name, read) => {
  const hindi = 'user@xn--p1b6ci4b4b3a.xn--h2brj9c'
  expect(read(' user@उदाहरण.भारत ')).toBe(hindi)
  expect(read(hindi)).toBe(hindi)
  expect(read('user@bücher.example')).toBe('user@xn--bcher-kva.example')
  for (const address of [
    'a&b@x.in',
    "o'neil@x.in",
    'Asha.Rao+plumb@Example.CO.IN',
    'x_y-z@sub.iitb.ac.in',
    'a!#$%*/=?^`{|}~b@x.in',
  ])
    expect(read(address)).toBe(address)
})

test.each(Object.entries(FIELDS))('%s: what no mail can be sent to is none', (_name, read) => {
  const bad = [
    '',
    'a',
    'a@b',
    '@x.in',
    'a@',
    'a@x',
    'a b@x.in',
    'a@x..in',
    'a@-x.in',
    'a@x-.in',
    '.a@x.in',
    'a.@x.in',
    'a..b@x.in',
    'a@1.2.3.4',
    'a@x.in/y',
    'a@x.in:80',
    'a@[1.2.3.4]',
    'मोहन@x.in',
    '<a@x.in>',
    'a@x.in,b@x.in',
    'a"b@x.in',
    'a@भारत',
    'a@भा रत.in',
    `${'a'.repeat(65)}@x.in`,
  ]
  for (const address of bad) expect({ address, is: read(address) }).toEqual({ address, is: undefined })
})

test('addresses that lead to one mailbox are known', () => {
  const same = ['Asha.Rao@Gmail.com', 'ashar.ao+news@gmail.com', 'asharao+a+b@googlemail.com']
  expect(new Set(same.map(mailboxOf))).toEqual(new Set(['asharao@gmail.com']))
  expect(mailboxOf('Asha.Rao+x@Example.in')).toBe('asha.rao@example.in')
  expect(mailboxOf('+x@example.in')).toBe('+x@example.in')
})
