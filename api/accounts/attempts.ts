/** How often somebody may try to log in. */
import { setTimeout } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Bound, Limit } from '../database/rateLimiter.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { BrowserOwner } from '../graphql/context.ts'
import type { RateLimitedError } from '../rules/userErrors.ts'
import {
  ACCOUNT_TRIES,
  ADDRESS_TRIES,
  byPlace,
  byPlaceFor,
  giveBackEach,
  giveBackIfBusy,
  HOUR,
  mayTake,
  QUARTER_HOUR,
  RIGHT_PASSWORDS,
  takeEach,
} from './bounds.ts'
import { knownDevice } from './devices.ts'
import { ownPasswordBounds } from './passwords.ts'

/** Wrong passwords for one account from everywhere, except from browsers that its owner has logged in with. */
const EVERYWHERE: Limit = { max: 100, windowSeconds: HOUR }
/** Wrong passwords for one account from all browsers that its owner has logged in with, however many these are. */
const DEVICES: Limit = { max: 40, windowSeconds: QUARTER_HOUR }
/** Right passwords of any accounts from one address. */
const RIGHT_OF_ADDRESS: Limit = { max: 300, windowSeconds: QUARTER_HOUR }

export interface Attempt {
  /** Names the account tried, whether or not it exists, e.g. `mentee:asha@example.in`. */
  account: string
  ip: string
  /** The browser's cookie, by which it may be known (`devices.ts`). */
  cookie: string | null
}

/** What a try counts for. `device` is set in a browser with which the account's owner has logged in before. */
export interface Place {
  account: string
  ip: string
  device: string | null
}

const triedAt = ({ account, ip, cookie }: Attempt, owner: BrowserOwner | null): Place => ({
  account,
  ip,
  device: owner && knownDevice(cookie, owner),
})

/** Who waits for a check: a stranger, or the account itself in a browser that its owner has used. */
export const askerOf = ({ account, device }: Place): string => (device === null ? '' : account.toLowerCase())

const everywhere = (account: string): Bound => ({
  key: `signin:everywhere:${account.toLowerCase()}`,
  limit: EVERYWHERE,
})
const devicesOf = (account: string): Bound => ({ key: `signin:devices:${account.toLowerCase()}`, limit: DEVICES })
const rightOf = (account: string): Bound => ({ key: `signin:right:${account.toLowerCase()}`, limit: RIGHT_PASSWORDS })

/** The limits of a try. In a browser that the owner has used they are the account's alone: no stranger uses them up. */
function triesOf({ account, ip, device }: Place, { isBeside = false } = {}): Bound[] {
  if (device !== null)
    return [{ key: `signin:device:${account.toLowerCase()}:${device}`, limit: ACCOUNT_TRIES }, devicesOf(account)]
  return [
    ...byPlaceFor('signin', account, ip, ACCOUNT_TRIES),
    ...(isBeside ? [] : byPlace('signin', ip, ADDRESS_TRIES)),
    everywhere(account),
  ]
}

const rightsOf = ({ account, ip, device }: Place): Bound[] => [
  rightOf(account),
  ...(device === null ? byPlace('signin:right', ip, RIGHT_OF_ADDRESS) : []),
]

type Limits = Pick<App, 'limiter'>

/** After a right password: the narrowest count starts again, and the others do not count this try. */
async function forgive(app: Limits, [first, ...others]: readonly Bound[]): Promise<void> {
  await Promise.all([first && app.limiter.clear(first.key), giveBackEach(app, others)])
}

/** A try that may go on, as far as is known before the account is read. */
export interface Begun {
  tried: Attempt
  /** The try is refused with this unless the browser turns out to be known. */
  refusal: RateLimitedError | null
}

/** Throws the refusal after a pause, so that a flood of tries slows nobody else. */
async function refuse({ config }: Pick<App, 'config'>, refusal: RateLimitedError): Promise<never> {
  await setTimeout(config.refusalPauseMs)
  throw refusal
}

/** Checks the limits before the account is read; its browser may turn out to be known. Throws RateLimitedError. */
export async function beginAttempt(app: Limits & Pick<App, 'config'>, tried: Attempt): Promise<Begun> {
  const stranger = { ...tried, device: null }
  const [right, ...others] = [...rightsOf(stranger), ...triesOf(stranger)]
  const spent = await app.limiter.firstSpent([right!, ...others])
  if (spent && (tried.cookie === null || spent.key === right!.key)) await refuse(app, spent.refusal)
  return { tried, refusal: spent?.refusal ?? null }
}

/** The same once the account has been read (null without one): a known browser has its own counts. Throws RateLimitedError. */
export async function placeTried(
  app: Limits & Pick<App, 'config'>,
  { tried, refusal: ofStrangers }: Begun,
  owner: BrowserOwner | null,
): Promise<Place> {
  const place = triedAt(tried, owner)
  const refusal = place.device === null ? ofStrangers : (await app.limiter.firstSpent(triesOf(place)))?.refusal
  if (refusal) await refuse(app, refusal)
  return place
}

/**
 * Runs one try at a password; `check` says whether it is right. Wrong ones count for the account and the address, for
 * the network above it, and for the account from everywhere; right ones have limits of their own. A right password
 * that still needs a second factor counts for the account and address alone. Throws RateLimitedError, also for the right password.
 */
export async function attempt<Result extends boolean | 'unfinished'>(
  app: Limits,
  place: Place,
  check: () => Promise<Result>,
): Promise<Result> {
  const tries = triesOf(place)
  // Counted before the answer is known: tries that run side by side each see the ones before.
  await takeEach(app, tries)
  const result = await check().catch((error: unknown) => giveBackIfBusy(app, tries, error))
  if (result === 'unfinished') await giveBackEach(app, tries.slice(1))
  if (result !== true) return result
  await forgive(app, tries)
  await takeEach(app, rightsOf(place))
  return result
}

/** Tries a password at another account too, and counts there; false past that limit, after the same work. */
export async function attemptBeside(
  app: Limits,
  tried: Attempt,
  owner: BrowserOwner | null,
  check: (isAllowed: boolean, asker: string) => Promise<boolean>,
): Promise<boolean> {
  const place = triedAt(tried, owner)
  const tries = triesOf(place, { isBeside: true })
  const isRight = await check(await mayTake(app, tries), askerOf(place))
  if (isRight) await forgive(app, tries)
  return isRight
}

interface Named {
  type: UserType | 'admin'
  id: number
  name: string
}

/** Forgets the tries at an account whose password is new: called wherever a password is stored. */
export async function forgetAttempts({ limiter }: Limits, { type, id, name }: Named, ip?: string): Promise<void> {
  const account = `${type}:${name}`
  const bounds = [
    everywhere(account),
    devicesOf(account),
    rightOf(account),
    ...Object.values(ownPasswordBounds({ type, id })),
    ...(ip === undefined ? [] : byPlaceFor('signin', account, ip, ACCOUNT_TRIES)),
  ]
  await Promise.all(bounds.map(({ key }) => limiter.clear(key)))
}
