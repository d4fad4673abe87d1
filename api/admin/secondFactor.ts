/** The second factor: codes of an authenticator app (RFC 6238), and recovery codes in its place. Each counts once. */
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { forgetAttempts } from '../accounts/attempts.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { AdminUser } from '../generated/prisma/client.ts'

const ISSUER = 'Plumbline'
const SECONDS = 30
/** Steps that a phone's clock may be off, either way. */
const WINDOW = 1
/** 160 bits, as long as the hash. */
const KEY_BYTES = 20

export const RECOVERY_CODES = 10
/** Base 32 without letters that are read as digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP = 4

/** What a code is checked against: the key in use, null without one. */
type Guarded = Pick<AdminUser, 'id' | 'secondFactorSecret'>

export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32

const totpOf = (key: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: key, algorithm: 'SHA1', digits: 6, period: SECONDS })

/** The key as authenticator apps take it from a QR code. */
export const uriOf = (key: string, username: string): string => totpOf(key, username).toString()

/** The 30-second step whose code it is, now or one step off; null for a wrong code. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const off = totpOf(key).validate({ token: digits, timestamp: now.getTime(), window: WINDOW })
  return off === null ? null : Math.floor(now.getTime() / 1000 / SECONDS) + off
}

/** Takes a code of the app or a recovery code by one conditional write; null for a wrong or used one. */
export async function takeCode(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { id, secondFactorSecret: key }: Guarded,
  code: string,
): Promise<'app' | 'recovery' | null> {
  if (key === null) return null
  const now = clock.now()
  const step = stepOf(key, code, now)
  if (step !== null) {
    const { count } = await tx.adminUser.updateMany({
      where: { id, secondFactorSecret: key, OR: [{ secondFactorStep: null }, { secondFactorStep: { lt: step } }] },
      data: { secondFactorStep: step },
    })
    return count === 1 ? 'app' : null
  }
  const { count } = await tx.adminRecoveryCode.updateMany({
    where: { codeHash: hashOf(code), adminUserId: id, usedAt: null },
    data: { usedAt: now },
  })
  return count === 1 ? 'recovery' : null
}

/** Ten new recovery codes in the place of all that were there; only their hashes are kept. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  adminUserId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.adminRecoveryCode.deleteMany({ where: { adminUserId } })
  await tx.adminRecoveryCode.createMany({
    data: codes.map((code) => ({ codeHash: hashOf(code), adminUserId, createdAt: clock.now() })),
  })
  return codes
}

/** 80 random bits, such as `7K2M-XQ4D-9TBA-C0WE`. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** However it was typed: letter case, spaces and dashes do not matter, nor letters for the digits that they look like. */
function hashOf(code: string): string {
  const typed = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(typed).digest('hex')
}

/** Tries at one second factor: from everywhere, and apart from that from all browsers that its administrator has used. */
const CODE_LIMIT = { max: 20, windowSeconds: 60 * 60 }

/** Whose second factor is tried, and whether in a browser that they have logged in with. */
interface CodeTry {
  id: number
  isKnown: boolean
}

const codeKeyOf = ({ id, isKnown }: CodeTry) => `second-factor:${isKnown ? 'known:' : ''}${id}`

/** Counts a try from all networks together: who knows the password may use many. Throws RateLimitedError. */
export async function countCode({ limiter }: Pick<App, 'limiter'>, tried: CodeTry): Promise<void> {
  await limiter.take(codeKeyOf(tried), CODE_LIMIT)
}

/** Forgets the wrong codes: a right one was given. */
export async function forgetCodes({ limiter }: Pick<App, 'limiter'>, tried: CodeTry): Promise<void> {
  await limiter.clear(codeKeyOf(tried))
}

/** Forgets all tries at the password and the second factor of an administrator, whose password is new. */
export async function forgetAdminAttempts(
  app: Pick<App, 'limiter'>,
  { id, username }: { id: number; username: string },
  ip?: string,
): Promise<void> {
  await forgetAttempts(app, { type: 'admin', id, name: username }, ip)
  for (const isKnown of [true, false]) await forgetCodes(app, { id, isKnown })
}
