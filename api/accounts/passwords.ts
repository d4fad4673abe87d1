/** Passwords as argon2id hashes: slow on purpose, and few at a time, so that a flood of sign-ins cannot eat the memory. */
import os from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { PASSWORD_MAXIMUM } from '../rules/constants.ts'

/** OWASP's minimum for argon2id, memory in KiB. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const ARGON2ID = 2

const inTurn = pLimit(Math.max(2, os.availableParallelism()))

/** Of a random password that nobody kept: checked when there is no account, so that the answer takes as long. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$aTQpjGXqTGFLczkGLzdISA$1DLklrJ9M4Vhqg7p4CwwFZ/jek+YhA7C7lNW2AgN4II'

/** The hash to store; RangeError for a password beyond the longest allowed, before any work. */
export async function hashPassword(password: string): Promise<string> {
  if (password.length > PASSWORD_MAXIMUM) throw new RangeError('The password is too long')
  return await inTurn(() => hash(password, STRENGTH))
}

/** Whether it is the password of the hash. With no hash (no such account) it takes as long and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (password.length > PASSWORD_MAXIMUM) return false
  const isRight = await inTurn(() => verify(stored ?? NOBODYS, password).catch(() => false))
  return stored !== null && isRight
}

/** Whether a hash is weaker than those made now, and is to be replaced once the password is known. */
export function isWeakHash(stored: string): boolean {
  try {
    const { algorithm, memoryCost, timeCost } = parseOptions(stored)
    return Number(algorithm) !== ARGON2ID || memoryCost < STRENGTH.memoryCost || timeCost < STRENGTH.timeCost
  } catch {
    return true
  }
}
