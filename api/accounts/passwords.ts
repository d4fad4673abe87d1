/** Passwords as argon2id hashes: slow on purpose, and few at a time, so that a flood of sign-ins cannot eat the memory. */
import os from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { PASSWORD_MAXIMUM } from '../rules/constants.ts'
import { BusyError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { fairTurns, fairTurnsOfEach } from '../database/fairTurns.ts'
import { currentLine } from '../database/lines.ts'
import type { App } from '../app.ts'
import type { Bound } from '../database/rateLimiter.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { ACCOUNT_TRIES, checkEach, giveBackIfBusy, RIGHT_PASSWORDS, takeEach } from './bounds.ts'

/** OWASP's minimum for argon2id, memory in KiB. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const ARGON2ID = 2

const AT_ONCE = Math.max(2, os.availableParallelism())
/** Half of them for one network, which so has a second or two of work waiting; in all five or ten. */
const inNetwork = fairTurnsOfEach({ atOnce: Math.ceil(AT_ONCE / 2), each: 64, all: 64 })
const inTurn = fairTurns({ atOnce: AT_ONCE, each: AT_ONCE, all: 256 })

/**
 * Networks take turns, and the askers of each among themselves: an account that waits for itself is not behind strangers of
 * its network, and a network that has hundreds of accounts keeps no other one waiting.
 */
function hashing<T>(asker: string, work: () => Promise<T>): Promise<T> {
  const network = currentLine()
  return inNetwork(network, asker, () => inTurn(network, work))
}

/** Of a random password that nobody kept: checked when there is no account, so that the answer takes as long. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$aTQpjGXqTGFLczkGLzdISA$1DLklrJ9M4Vhqg7p4CwwFZ/jek+YhA7C7lNW2AgN4II'

/**
 * The hash to store; `asker` names an account, and is empty for a stranger. Throws RangeError for one that is too long,
 * BusyError when too many wait.
 */
export async function hashPassword(password: string, asker = ''): Promise<string> {
  if (password.length > PASSWORD_MAXIMUM) throw new RangeError('The password is too long')
  return await hashing(asker, () => hash(password, STRENGTH))
}

/** Whether it is the password of the hash. Without a hash (no such account) it takes as long and is false. */
export async function verifyPassword(stored: string | null, password: string, asker = ''): Promise<boolean> {
  if (password.length > PASSWORD_MAXIMUM) return false
  const isRight = await hashing(asker, () => verify(stored ?? NOBODYS, password).catch(() => false))
  return stored !== null && isRight
}

/** A stronger hash for a weak one, of the right password; undefined for a strong one, and while too many wait. */
export async function strongerHash(stored: string, password: string, asker: string): Promise<string | undefined> {
  if (!isWeakHash(stored)) return undefined
  return await hashPassword(password, asker).catch((error: unknown) => {
    if (error instanceof BusyError) return undefined
    throw error
  })
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

interface Asked {
  type: UserType | 'admin'
  id: number
}

const CURRENT = 'currentPassword'

/** For a form with a current password: it is not the account's. */
export const passwordIsWrong = () => new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentWrong }])

/** For such a form: it is missing, and another address needs it. */
export const passwordIsMissing = () =>
  new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentForEmail }])

/** Counted by the account alone: what others at the same address get wrong does not matter here. */
export const ownPasswordBounds = ({ type, id }: Asked): { wrong: Bound; right: Bound } => ({
  wrong: { key: `own-password:${type}:${id}`, limit: ACCOUNT_TRIES },
  right: { key: `own-password:right:${type}:${id}`, limit: RIGHT_PASSWORDS },
})

/**
 * Checks the password of `row`, which is the answer; `path` and `message` are for the form. Throws ValidationError,
 * NotSignedInError without a row, and RateLimitedError past 10 wrong or 30 right ones in 15 minutes.
 */
export async function verifyOwnPassword<Row extends { passwordHash: string | null }>(
  app: Pick<App, 'limiter'>,
  { type, id }: Asked,
  row: Row | null,
  asked: { password: string; path?: string; message?: string },
): Promise<Row & { passwordHash: string }> {
  const { password, path = CURRENT, message = SECURITY_MESSAGES.currentWrong } = asked
  if (!row) throw new NotSignedInError()
  const { passwordHash } = row
  if (passwordHash === null) throw new ValidationError([{ path, message: SECURITY_MESSAGES.noPassword }])
  const isRight = await attemptOwn(app, { type, id }, () => verifyPassword(passwordHash, password, `${type}:${id}`))
  if (!isRight) throw new ValidationError([{ path, message }])
  return { ...row, passwordHash }
}

/** Runs and counts one try. Throws RateLimitedError, also for the right password. */
export async function attemptOwn(
  app: Pick<App, 'limiter'>,
  account: Asked,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { wrong, right } = ownPasswordBounds(account)
  await checkEach(app, [right])
  // Counted before the answer is known, so that tries side by side each see the ones before.
  await takeEach(app, [wrong])
  const isRight = await check().catch((error: unknown) => giveBackIfBusy(app, [wrong], error))
  if (isRight) {
    await app.limiter.clear(wrong.key)
    await takeEach(app, [right])
  }
  return isRight
}
