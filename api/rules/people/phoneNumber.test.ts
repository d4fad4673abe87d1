import { expect, test } from 'vitest'
import { registrationDetails } from '../workshops/registrationInput.ts'
import { readablePhone } from './phoneNumber.ts'

const read = (phone: string) => registrationDetails.phone.safeParse(phone)

test.each([
  ['(080) 4123-4567', '(080) 4123-4567'],
  ['९८७६५४३२१०', '9876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['９８７６５ ４３２１０', '98765 43210'],
  ['+91-80-41234567 ext 12', '+91-80-41234567 ext 12'],
  ['9876543210/9876543211', '9876543210/9876543211'],
  ['+91 98765–43210', '+91 98765-43210'],
  ['080/41234567', '080/41234567'],
  [' +91.98765.43210 ', '+91.98765.43210'],
])('%s is a phone number, kept as %s', (typed, kept) => {
  expect(read(typed).data).toBe(kept)
})

test.each(['1---------', '987654321', '1234567890123456', 'abcdefghij', '9876543210 call me', '++++++++++', ''])(
  '%s is none',
  (typed) => {
    expect(read(typed).error?.issues[0]?.message).toBe('Valid phone number is required')
  },
)

test('digits of any script are read, also of those whose rows touch', () => {
  const systems = Intl.supportedValuesOf('numberingSystem')
  const rows = systems
    .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890))
    .filter((row) => /^\p{Nd}{10}$/u.test(row))
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) expect(readablePhone(row)).toBe('1234567890')
  const pao = Array.from({ length: 20 }, (_, digit) => String.fromCodePoint(0x116d0 + digit)).join('')
  expect(readablePhone(pao)).toBe('01234567890123456789')
})
