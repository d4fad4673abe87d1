/**
 * A cookie that shows that somebody has logged in to an account from this browser before, so that tries of strangers
 * elsewhere do not lock the owner out. Nothing is stored: an entry is a random id and its MAC, made with the hash of
 * the password and an administrator's key, so that a new one ends all entries.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BrowserOwner } from '../graphql/context.ts'

/** Accounts that one browser is known by: one of each kind, and an administrator's. */
const ACCOUNTS = 4
const ID_LENGTH = 22
/** An id and its MAC. Anything else in the cookie is not ours, and is not handed back. */
const ENTRY = /^[\w-]{65}$/

const entriesOf = (cookie: string | null) =>
  cookie
    ?.split('.')
    .filter((given) => ENTRY.test(given))
    .slice(0, ACCOUNTS) ?? []

function entry({ type, id, passwordHash, secondFactor }: BrowserOwner, device: string): string {
  const shown = secondFactor ? `${passwordHash}:${secondFactor}` : passwordHash
  return device + createHmac('sha256', shown).update(`device:${type}:${id}:${device}`).digest('base64url')
}

function isOf(owner: BrowserOwner, given: string): boolean {
  const [right, one] = [Buffer.from(entry(owner, given.slice(0, ID_LENGTH))), Buffer.from(given)]
  return right.length === one.length && timingSafeEqual(right, one)
}

/** The device that the cookie names for the account; null when its owner has never logged in there. */
export function knownDevice(cookie: string | null, owner: BrowserOwner): string | null {
  return (
    entriesOf(cookie)
      .find((given) => isOf(owner, given))
      ?.slice(0, ID_LENGTH) ?? null
  )
}

/** The cookie once the owner has logged in. A known browser keeps its id: logging in again gives no new tries. */
export function withDevice(cookie: string | null, owner: BrowserOwner): string {
  const others = entriesOf(cookie).filter((given) => !isOf(owner, given))
  const own = entry(owner, knownDevice(cookie, owner) ?? randomBytes(16).toString('base64url'))
  return [own, ...others].slice(0, ACCOUNTS).join('.')
}
