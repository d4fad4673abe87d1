import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isWeakHash, strongerHash, verifyPassword } from './passwords.ts'

test('stores argon2id at no less than the recommended cost, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Kaveri-9!'), hashPassword('Kaveri-9!')])
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(one) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(one).not.toBe(other)
  expect(isWeakHash(one)).toBe(false)
})

test('knows the right password from a wrong one, to the last character', async () => {
  const long = `${'a'.repeat(1000)}B1!`
  const stored = await hashPassword(long)
  expect(await verifyPassword(stored, long)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, -1))).toBe(false)
  expect(await verifyPassword(stored, long.toLowerCase())).toBe(false)
})

test('is false, not an error, without an account and for a hash it cannot read', async () => {
  expect(await verifyPassword(null, 'Kaveri-9!')).toBe(false)
  expect(await verifyPassword('plain text', 'plain text')).toBe(false)
  expect(await verifyPassword('', '')).toBe(false)
})

test('refuses an endless password without hashing it', async () => {
  const endless = 'a'.repeat(1025)
  await expect(hashPassword(endless)).rejects.toThrow(RangeError)
  expect(await verifyPassword(await hash(endless), endless)).toBe(false)
})

test('tells hashes that are weaker than today’s', async () => {
  expect(isWeakHash(await hash('Kaveri-9!', { memoryCost: 8192, timeCost: 2 }))).toBe(true)
  expect(isWeakHash(await hash('Kaveri-9!', { memoryCost: 19_456, timeCost: 1 }))).toBe(true)
  expect(isWeakHash(await hash('Kaveri-9!', { memoryCost: 65_536, timeCost: 3 }))).toBe(false)
  expect(isWeakHash('$2b$10$abcdefghijklmnopqrstuv')).toBe(true)
})

test('a weak hash is made stronger, unless too many wait: that refuses nobody who knows the password', async () => {
  const weak = await hash('Kaveri-9!', { memoryCost: 8192, timeCost: 2 })
  const crowd = Array.from({ length: 80 }, () => hashPassword('Kaveri-9!', 'crowd').catch(() => null))
  expect(await strongerHash(weak, 'Kaveri-9!', 'crowd')).toBeUndefined()
  const stronger = await strongerHash(weak, 'Kaveri-9!', 'somebody')
  expect([isWeakHash(stronger!), await verifyPassword(stronger!, 'Kaveri-9!')]).toEqual([false, true])
  expect(await strongerHash(stronger!, 'Kaveri-9!', 'somebody')).toBeUndefined()
  expect(await Promise.all(crowd)).toContain(null)
})
