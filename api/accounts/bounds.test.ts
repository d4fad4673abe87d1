import { expect, test } from 'vitest'
import type { RateLimiter } from '../database/rateLimiter.ts'
import { typed } from '../graphql/typed.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'
import { memoryLimiter } from '../testing/limiter.ts'
import { fakeClock } from '../testing/clock.ts'
import { resendWorkshopTicket } from '../workshops/register/ticketActs.graphql.ts'
import { resendConfirmation } from './accountActs.graphql.ts'
import { byPlace, byPlaceFor, takeEach } from './bounds.ts'

test('what is refused counts nowhere and leaves no row, whatever it is for', async () => {
  const limiter = memoryLimiter(fakeClock())
  const one = { max: 1, windowSeconds: 60 }
  const ask = (email: string) =>
    takeEach({ limiter }, [...byPlaceFor('reset', email, '192.0.2.1', one), ...byPlace('reset', '192.0.2.1', one)])
  await ask('asha@test.example')
  const counted = limiter.counts()
  expect(Object.keys(counted)).toHaveLength(4)
  for (const email of ['ravi@test.example', 'sneha@test.example']) await expect(ask(email)).rejects.toThrow('Too many')
  expect(limiter.counts()).toEqual(counted)
})

const { app, db, clock } = await testApp()
const FORGOT = typed(`mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename } }`)

interface Asked {
  limiter: RateLimiter
  /** Which account or mailbox, by number. */
  subject: number
  ip: string
}

const ADDRESS_OF = {
  '/48': (n: number) => `2001:db8:7:${n.toString(16)}::1`,
  '/24': (n: number) => `203.0.113.${n}`,
}
/** Whether a request is let through; each throws RateLimitedError if not. */
const FORMS = {
  'a link to a new password': async ({ limiter, subject, ip }: Asked) => {
    const input = { email: `bounds-${subject}@test.example` }
    const { forgotPassword } = (await asGuest({ ...app, limiter }, { ip }).run(FORGOT, { input })).data
    if (forgotPassword.__typename === 'RateLimitedError') throw new RateLimitedError(1)
  },
  'the ticket again': ({ limiter, subject, ip }: Asked) =>
    resendWorkshopTicket({ ...app, limiter }, { workshopId: 1, email: `bounds-${subject}@test.example` }, { ip }),
  'a confirmation link': async ({ limiter, subject, ip }: Asked) => {
    const email = `bounds-${subject}@test.example`
    const { id } = (await db.mentee.findFirst({ where: { email } })) ?? (await makeMentee(db, { email }))
    await resendConfirmation({ ...app, limiter }, { type: 'mentee', id }, ip)
  },
}

test.each([
  ['a link to a new password', { one: 10, ofNetwork: 20 }, { one: 50, ofNetwork: 200 }],
  ['the ticket again', { one: 3, ofNetwork: 6 }, { one: 120, ofNetwork: 480 }],
  // Only the account asks for it, so it is not counted for all accounts together.
  ['a confirmation link', { one: 3, ofNetwork: 6 }, null],
] as const)('%s is bounded for an address, for its /24 and for its /48', async (form, forOne, inAll) => {
  for (const addressOf of Object.values(ADDRESS_OF)) {
    /** How many of so many requests are let through; each is at the place and about the subject of its number. */
    const passed = async (tries: number, place: (n: number) => Omit<Asked, 'limiter'>) => {
      const limiter = memoryLimiter(clock)
      let count = 0
      for (let n = 0; n < tries; n++) {
        const refusal = await FORMS[form]({ limiter, ...place(n) }).then(
          () => null,
          (error: unknown) => error,
        )
        if (refusal) expect(refusal).toBeInstanceOf(RateLimitedError)
        else count += 1
      }
      return count
    }
    expect(await passed(forOne.one + 2, () => ({ subject: 1, ip: addressOf(1) }))).toBe(forOne.one)
    expect(await passed(forOne.ofNetwork + 2, (n) => ({ subject: 1, ip: addressOf(n) }))).toBe(forOne.ofNetwork)
    if (!inAll) continue
    expect(await passed(inAll.one + 2, (n) => ({ subject: n, ip: addressOf(1) }))).toBe(inAll.one)
    expect(await passed(inAll.ofNetwork + 2, (n) => ({ subject: n, ip: addressOf(n % 250) }))).toBe(inAll.ofNetwork)
  }
})
