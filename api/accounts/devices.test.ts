import { expect, test } from 'vitest'
import type { BrowserOwner } from '../graphql/context.ts'
import { knownDevice, withDevice } from './devices.ts'

const asha: BrowserOwner = { type: 'mentee', id: 7, passwordHash: '$argon2id$one' }
const ravi: BrowserOwner = { type: 'mentor', id: 7, passwordHash: '$argon2id$two' }

test('a browser is known to the account that was logged in to with it, until its password is another', () => {
  const cookie = withDevice(null, asha)
  expect(knownDevice(cookie, asha)).toMatch(/^[\w-]{22}$/)
  expect(cookie).not.toContain('argon2')
  for (const other of [
    ravi,
    { ...asha, id: 8 },
    { ...asha, type: 'mentor' as const },
    { ...asha, passwordHash: 'new' },
  ])
    expect(knownDevice(cookie, other)).toBeNull()
})

test('it stays known to the other accounts; four at most, the one used longest ago goes', () => {
  const both = withDevice(withDevice(null, asha), ravi)
  expect([knownDevice(both, asha), knownDevice(both, ravi)]).not.toContain(null)
  const again = withDevice(both, asha)
  expect(again.split('.')).toHaveLength(2)
  const others = [1, 2, 3].map((id) => ({ ...asha, id }))
  const full = others.reduce(withDevice, again)
  expect(full.split('.')).toHaveLength(4)
  expect([knownDevice(full, ravi), knownDevice(full, asha)]).toEqual([null, expect.any(String)])
})

test.each([null, '', '.', 'x', 'a'.repeat(65), `${'a'.repeat(65)}.`.repeat(500)])(
  '%o is no known browser',
  (cookie) => {
    expect(knownDevice(cookie, asha)).toBeNull()
    expect(knownDevice(withDevice(cookie, asha), asha)).not.toBeNull()
  },
)

test('nothing but entries is handed back', () => {
  const known = withDevice(null, ravi)
  const strange = ['x', '', 'a'.repeat(64), 'b'.repeat(66), '<script>', ' '.repeat(65), 'é'.repeat(65)]
  const cookie = withDevice([...strange, known, ...strange].join('.'), asha)
  expect(cookie.split('.')).toHaveLength(2)
  for (const owner of [asha, ravi]) expect(knownDevice(cookie, owner)).not.toBeNull()
})

test('a browser that is known keeps its id when its owner logs in again', () => {
  const cookie = withDevice(null, { type: 'mentee', id: 901, passwordHash: 'hash' })
  const owner = { type: 'mentee', id: 901, passwordHash: 'hash' } as const
  expect(knownDevice(withDevice(cookie, owner), owner)).toBe(knownDevice(cookie, owner))
})
