// @vitest-environment node
import { expect, test } from 'vitest'
import { isEmail } from '../../api/rules/people/emailAddress.ts'
import { mailTo } from './mailTo.ts'

/** As a mail program reads it. */
function read(link: string) {
  const { pathname, searchParams } = new URL(link)
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) }
}

test('whatever an address holds, it is the one recipient, and says nothing of the mail', () => {
  for (const email of [
    'asha@mail.example',
    'asha+plumb.line@mail.example',
    'asha?bcc=mallory%40evil.example&subject=Hi@mail.example',
    "o'brien/%00#{x}@mail.example",
  ]) {
    expect(isEmail(email)).toBe(true)
    expect(read(mailTo(email))).toEqual({ to: email })
    const mail = { subject: 'Prices & hours?', body: 'Dear all,\r\n50% off' }
    expect(read(mailTo(email, mail))).toEqual({ to: email, ...mail })
  }
})

test('an ordinary address is written as it is', () => {
  expect(mailTo('asha.rao@mail.example')).toBe('mailto:asha.rao@mail.example')
})
