/** A text far past its maximum is refused before anything is done with it. */
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { canonicalEmail } from '../../people/emailAddress.ts'
import { atMost, cleaned, emailField, nameField, requiredProse } from './fields.ts'

const messagesOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message)

test('it is not cleaned, and the message is that of any text that is too long', () => {
  const clean = vi.fn((text: string) => text.trim())
  const field = z.string().check(cleaned(clean, 10), atMost('Name', 10))
  expect(field.parse(`${' '.repeat(80)}Asha`)).toBe('Asha')
  expect(clean).toHaveBeenCalledTimes(1)
  expect(messagesOf(field, 'x'.repeat(101))).toEqual(['Name must be at most 10 characters'])
  expect(clean).toHaveBeenCalledTimes(1)
})

test.each([
  ['a name', nameField(), /^Name must be at most 100 characters$/],
  ['prose', requiredProse('Bio', 1_000), /^Bio must be at most 1000 characters$/],
  ['an address', emailField(), /valid email address/],
])('%s', (_what, field, message) => {
  const spy = vi.spyOn(String.prototype, 'normalize')
  expect(messagesOf(field, '\u{1D160}'.repeat(30_000))?.[0]).toMatch(message)
  expect(spy).not.toHaveBeenCalled()
})

test('no domain longer than an address is written in the form of the web', () => {
  const spy = vi.spyOn(URL, 'canParse')
  const long = `a@${'क'.repeat(300)}.भारत`
  expect(canonicalEmail(` ${long} `)).toBe(long)
  expect(spy).not.toHaveBeenCalled()
})
