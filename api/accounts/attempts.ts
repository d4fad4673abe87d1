/** How often somebody may try. */
import { setTimeout } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Bound, Limit } from '../database/rateLimiter.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { BrowserOwner, Context } from '../graphql/context.ts'
import { BusyError, RateLimitedError } from '../rules/userErrors.ts'
import { byPlace, byPlaceFor, checkEach, giveBackEach, takeEach } from './bounds.ts'
import { knownDevice } from './devices.ts'
import { wideNetworkOf } from './network.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
/** Tries at one account from one address: wrong passwords, and requests for a link to a new one. */
export const ACCOUNT_TRIES: Limit = { max: 10, windowSeconds: QUARTER_HOUR }
/** The same at any accounts from one address. */
export const ADDRESS_TRIES: Limit = { max: 50, windowSeconds: QUARTER_HOUR }
/** Wrong passwords for one account from all places together, but for browsers that its owner has logged in with. */
const EVERYWHERE: Limit = { max: 100, windowSeconds: HOUR }
/** Wrong passwords for one account from all browsers that its owner has logged in with: an owner can have as many as they like. */
const DEVICES: Limit = { max: 40, windowSeconds: QUARTER_HOUR }
/** Right passwords of one account, wherever they come from. */
const RIGHT: Limit = { max: 30, windowSeconds: QUARTER_HOUR }
/** Right passwords of any accounts from one address. */
const RIGHT_OF_ADDRESS: Limit = { max: 300, windowSeconds: QUARTER_HOUR }
const SIGN_UPS: Limit = { max: 300, windowSeconds: HOUR }
/** Enough for a whole campus that opens its links at once. */
const VISITOR_CHANGES: Limit = { max: 1_200, windowSeconds: 60 }

/** Somebody who tries a password. */
export interface Attempt {
  /** Names the account tried, whether or not it exists, e.g. `mentee:asha@example.in`. */
  account: string
  ip: string
  /** The browser's cookie, by which it may be known (`devices.ts`). */
  cookie: string | null
}

/** Where a try counts: by the browser, where the account's owner has logged in with it before. */
export interface Place {
  account: string
  ip: string
  device: string | null
}

const placeOf = ({ account, ip, cookie }: Attempt, owner: BrowserOwner | null): Place => ({
  account,
  ip,
  device: owner && knownDevice(cookie, owner),
})

/** Who waits for one's turn: a network, or an owner in their own browser, who does not wait behind the network. */
export const askerOf = ({ account, ip, device }: Place): string =>
  device === null ? wideNetworkOf(ip) : account.toLowerCase()

const everywhere = (account: string): Bound => ({
  key: `signin:everywhere:${account.toLowerCase()}`,
  limit: EVERYWHERE,
})
const devicesOf = (account: string): Bound => ({ key: `signin:devices:${account.toLowerCase()}`, limit: DEVICES })
const rightOf = (account: string): Bound => ({ key: `signin:right:${account.toLowerCase()}`, limit: RIGHT })
/** Of somebody who is signed in, and is asked for their password once more. */
const ownOf = ({ type, id }: Pick<Named, 'type' | 'id'>) => ({
  wrong: { key: `own-password:${type}:${id}`, limit: ACCOUNT_TRIES },
  right: { key: `own-password:right:${type}:${id}`, limit: RIGHT },
})

/**
 * What a try counts for. That of a browser which the owner has used counts for the account alone, so that strangers, in
 * the same network or in a thousand others, cannot use up what the owner needs.
 */
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

/** Throws the error of a try; one that found the line full was none, and is given back. */
async function giveBackIfBusy(app: Limits, bounds: readonly Bound[], error: unknown): Promise<never> {
  if (error instanceof BusyError) await giveBackEach(app, bounds)
  throw error
}

/** A right try: the narrowest count begins again, the others never had it. */
async function forgive(app: Limits, [first, ...others]: readonly Bound[]): Promise<void> {
  await Promise.all([first && app.limiter.clear(first.key), giveBackEach(app, others)])
}

/** A try that may go on, as far as is known before the account is read. */
export interface Begun {
  tried: Attempt
  /** What it is refused with all the same unless the browser is known. */
  refusal: RateLimitedError | null
}

/** Throws the refusal after a pause, so that a flood of tries slows nobody else. */
async function refuse({ config }: Pick<App, 'config'>, refusal: RateLimitedError): Promise<never> {
  await setTimeout(config.refusalPauseMs)
  throw refusal
}

/**
 * Looks at the limits before anything of the account is read: one statement is all that a refused try costs. A browser
 * with a cookie may be known, which only the account says. Throws RateLimitedError.
 */
export async function beginAttempt(app: Limits & Pick<App, 'config'>, tried: Attempt): Promise<Begun> {
  const stranger = { ...tried, device: null }
  const [right, ...others] = [...rightsOf(stranger), ...triesOf(stranger)]
  const spent = await app.limiter.firstSpent([right!, ...others])
  if (spent && (tried.cookie === null || spent.key === right!.key)) await refuse(app, spent.refusal)
  return { tried, refusal: spent?.refusal ?? null }
}

/** The same once the account has been read, null without one: a known browser has counts of its own. Throws RateLimitedError. */
export async function placeTried(
  app: Limits & Pick<App, 'config'>,
  { tried, refusal: ofStrangers }: Begun,
  owner: BrowserOwner | null,
): Promise<Place> {
  const place = placeOf(tried, owner)
  const refusal = place.device === null ? ofStrangers : (await app.limiter.firstSpent(triesOf(place)))?.refusal
  if (refusal) await refuse(app, refusal)
  return place
}

/**
 * Runs one try at a password; `check` says whether it is right. Wrong ones count for the account and the address, for
 * the network above it, and for the account from everywhere; right ones have limits of their own. One that is right as
 * far as it goes counts for the account and address alone. Throws RateLimitedError, also for the right password.
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

/**
 * Tries a password, that was wrong where it was meant, at another account too: counted as a try at that one, so that
 * nobody gets more tries by asking elsewhere. Past its limit the answer is false, after as much work.
 */
export async function attemptBeside(
  app: Limits,
  tried: Attempt,
  owner: BrowserOwner | null,
  check: (isAllowed: boolean, asker: string) => Promise<boolean>,
): Promise<boolean> {
  const place = placeOf(tried, owner)
  const tries = triesOf(place, { isBeside: true })
  const isAllowed = await takeEach(app, tries).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RateLimitedError) return false
      throw error
    },
  )
  const isRight = await check(isAllowed, askerOf(place))
  if (isRight) await forgive(app, tries)
  return isRight
}

/** Whose password it is: an account with its address, or an administrator with their username. */
interface Named {
  type: UserType | 'admin'
  id: number
  name: string
}

/**
 * Forgets the tries at an account, from everywhere and from the address that its owner comes from: its password is new.
 * To be called wherever one is stored.
 */
export async function forgetAttempts({ limiter }: Limits, { type, id, name }: Named, ip?: string): Promise<void> {
  const account = `${type}:${name}`
  const bounds = [
    everywhere(account),
    devicesOf(account),
    rightOf(account),
    ...Object.values(ownOf({ type, id })),
    ...(ip === undefined ? [] : byPlaceFor('signin', account, ip, ACCOUNT_TRIES)),
  ]
  const codes = type === 'admin' ? [true, false].map((isKnown) => codeKeyOf({ id, isKnown })) : []
  const keys = [...bounds.map(({ key }) => key), ...codes]
  await Promise.all(keys.map((key) => limiter.clear(key)))
}

/**
 * Runs one try at the password of an account that is signed in. Failed tries are counted by the account alone, under a
 * key of their own: what others at the same address get wrong is none of its business. Throws RateLimitedError, also
 * for the right password, and for the right one past 30 in 15 minutes.
 */
export async function attemptOwn(
  app: Limits,
  account: Pick<Named, 'type' | 'id'>,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { wrong, right } = ownOf(account)
  await checkEach(app, [right])
  await takeEach(app, [wrong])
  const isRight = await check().catch((error: unknown) => giveBackIfBusy(app, [wrong], error))
  if (isRight) {
    await app.limiter.clear(wrong.key)
    await takeEach(app, [right])
  }
  return isRight
}

/** Tries at the second factor of an administrator, from all networks together, and from all browsers that they have used. */
const CODE_LIMIT = { max: 20, windowSeconds: HOUR }

/** Whose second factor is tried, and whether in a browser that they have logged in with. */
interface CodeTry {
  id: number
  isKnown: boolean
}

const codeKeyOf = ({ id, isKnown }: CodeTry) => `second-factor:${isKnown ? 'known:' : ''}${id}`

/**
 * Counts a try at the second factor of an administrator. Who knows the password has as many networks as they like: in
 * an hour 20 of a million codes are tried. Browsers that the administrator has used are counted apart, as with
 * passwords. Throws RateLimitedError, also for the right code.
 */
export async function countCode({ limiter }: Limits, tried: CodeTry): Promise<void> {
  await limiter.take(codeKeyOf(tried), CODE_LIMIT)
}

/** Forgets the wrong codes: a right one was given. */
export async function forgetCodes({ limiter }: Limits, tried: CodeTry): Promise<void> {
  await limiter.clear(codeKeyOf(tried))
}

/** Counts a sign-up, of whatever kind; throws RateLimitedError past 300 an hour from one address. */
export async function countSignUp(app: Limits, ip: string): Promise<void> {
  await takeEach(app, byPlace('signup', ip, SIGN_UPS))
}

/**
 * Counts a change that whoever comes may make and that has no other limit; throws RateLimitedError past 1,200 a minute
 * of visitors from one address. Somebody signed in is counted by their session instead.
 */
export async function countVisitorChange({
  limiter,
  member,
  administrator,
  exchange,
}: Pick<Context, 'limiter' | 'member' | 'administrator' | 'exchange'>): Promise<void> {
  if (!member && !administrator) await takeEach({ limiter }, byPlace('visitors', exchange.ip, VISITOR_CHANGES))
}
