/** Visitors prove what is theirs by a secret: a typed address opens, changes and ends nothing. */
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { typed } from '../../graphql/typed.ts'
import { SlotLostError } from '../../payments/paymentErrors.graphql.ts'
import { asGuest, asMentee, expectResult, type Client } from '../../testing/client.ts'
import { makeMentee, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { confirmWorkshopRegistration } from './register.ts'

const till = await testTill()
const { app, db, clock, provider, payments } = till
const claim = { kind: 'workshop_registration', by: 'visitor' } as const

beforeEach(async () => {
  await till.calm()
  await db.rateLimit.deleteMany()
})

const ORDER = typed(`mutation ($input: CreateWorkshopOrderInput!) {
  createWorkshopOrder(input: $input) {
    __typename
    ... on Error { message }
    ... on CreateWorkshopOrderPayload { outcome orderId }
  }
}`)
const ASHA = { name: 'Asha Rao', email: 'asha@test.example', phone: '+91 98765 43210' }
const MALLORY = { name: 'Mallory Evil', email: 'Asha@test.example', phone: '+91 00000 00000' }

async function asks(client: Client, workshopId: number, details: typeof ASHA = ASHA) {
  const { data } = await client.run(ORDER, { input: { workshopId, ...details } })
  return data.createWorkshopOrder
}
const orders = async (...asked: Parameters<typeof asks>) =>
  expectResult(await asks(...asked), 'CreateWorkshopOrderPayload')

const rowsOf = (workshopId: number) =>
  db.workshopRegistration.findMany({ where: { workshopId }, orderBy: { id: 'asc' } })
const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
const stranger = () => asGuest(app, { ip: '203.0.113.7' })

const OUTCOME = typed(`query ($orderId: String!) { workshopPaymentOutcome(orderId: $orderId) }`)
const outcomeOf = async (orderId: string) => (await asGuest(app).run(OUTCOME, { orderId })).data.workshopPaymentOutcome

test('what has become of a payment is told by the id of its order', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 1 })
  const { orderId } = await orders(asGuest(app), id)
  expect(await outcomeOf(orderId!)).toBe('OPEN')
  expect(await outcomeOf('order_unknown')).toBe('OPEN')
  await verifyPayment(app, claim, await provider.pay(orderId!))
  expect(await outcomeOf(orderId!)).toBe('REGISTERED')
})

test('a payment whose seat has gone meanwhile is told to be returned', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 1 })
  const late = await orders(asGuest(app), id)
  clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)
  const { orderId } = await orders(stranger(), id, { ...ASHA, email: 'bela@test.example' })
  await verifyPayment(app, claim, await provider.pay(orderId!))
  await expect(verifyPayment(app, claim, await provider.pay(late.orderId!))).rejects.toThrow(SlotLostError)
  expect(await outcomeOf(late.orderId!)).toBe('REFUNDED')
})

describe('an open order', () => {
  test('is not a stranger’s who types the same address, and keeps its name and phone', async () => {
    const { id } = await makeWorkshop(db)
    const own = await orders(asGuest(app), id)
    const other = await orders(stranger(), id, MALLORY)
    expect(other.orderId).not.toBe(own.orderId)
    const proof = await provider.pay(own.orderId!)
    await verifyPayment(app, claim, proof)
    const [asha, mallory] = await rowsOf(id)
    expect(asha).toMatchObject({ ...ASHA, seat: 'registered' })
    expect(mallory).toMatchObject({ ...MALLORY, paymentStatus: 'pending' })
  })

  test('is answered again to its browser, with the details given last, and holds no second seat', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const browser = asGuest(app)
    const first = await orders(browser, id)
    const key = browser.exchange.orderKey
    expect(key).toMatch(/^[\w-]{43}$/)
    clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)
    const again = await orders(browser, id, { ...ASHA, name: 'Asha S. Rao' })
    expect(again.orderId).toBe(first.orderId)
    expect(await rowsOf(id)).toMatchObject([{ name: 'Asha S. Rao', seat: 'held' }])
    // Its row has only the hash.
    expect(JSON.stringify(await rowsOf(id))).not.toContain(key)
  })

  test('of a browser without cookies stands beside the one before', async () => {
    const { id } = await makeWorkshop(db)
    const [one, other] = [await orders(asGuest(app), id), await orders(asGuest(app), id)]
    expect(one.orderId).not.toBe(other.orderId)
    expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: 2 })
  })

  test('from before there were secrets is nobody’s', async () => {
    const { id } = await makeWorkshop(db)
    const browser = asGuest(app)
    const first = await orders(browser, id)
    await db.workshopRegistration.updateMany({ where: { workshopId: id }, data: { openedBy: null } })
    expect((await orders(browser, id, MALLORY)).orderId).not.toBe(first.orderId)
    expect(await rowsOf(id)).toMatchObject([ASHA, MALLORY])
  })

  test('goes on once its visitor is logged in, and is the account’s when the address is', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const browser = asGuest(app)
    const first = await orders(browser, id)
    const mentee = await makeMentee(db, { email: ASHA.email, emailConfirmedAt: clock.now() })
    const account = asMentee(app, mentee.id)
    account.exchange.orderKey = browser.exchange.orderKey
    expect((await orders(account, id)).orderId).toBe(first.orderId)
    await provider.pay(first.orderId!)
    await till.deliver()
    expect(await rowsOf(id)).toMatchObject([{ menteeId: mentee.id, seat: 'registered' }])
    expect(await payments(first.orderId!)).toMatchObject([{ menteeId: mentee.id, refunds: [] }])
  })

  test('that a visitor opened stays a visitor’s when the account has another address', async () => {
    const { id } = await makeWorkshop(db, { maxParticipants: 1 })
    const browser = asGuest(app)
    const first = await orders(browser, id)
    const account = asMentee(app, (await makeMentee(db, { emailConfirmedAt: clock.now() })).id)
    account.exchange.orderKey = browser.exchange.orderKey
    expect((await orders(account, id)).orderId).toBe(first.orderId)
    expect(await rowsOf(id)).toMatchObject([{ menteeId: null }])
  })

  test.each([
    ['a visitor’s', async () => asGuest(app)],
    ['an account’s', async () => asMentee(app, (await makeMentee(db)).id)],
  ])(
    'is never, when it is %s, an account’s that has typed the same address and not confirmed it',
    async (whose, owner) => {
      const { id } = await makeWorkshop(db)
      const asha = { ...ASHA, email: `${whose.length}@test.example` }
      const own = await orders(await owner(), id, asha)
      const liar = asMentee(app, (await makeMentee(db, { email: asha.email, emailConfirmedAt: null })).id)
      const mallory = { ...MALLORY, email: asha.email }
      expect((await orders(liar, id, mallory)).orderId).not.toBe(own.orderId)
      expect(await rowsOf(id)).toMatchObject([asha, mallory])
    },
  )

  test('of an account is not its browser’s once it is logged out', async () => {
    const { id } = await makeWorkshop(db)
    const account = asMentee(app, (await makeMentee(db)).id)
    const own = await orders(account, id)
    const browser = asGuest(app)
    browser.exchange.orderKey = account.exchange.orderKey
    expect((await orders(browser, id)).orderId).not.toBe(own.orderId)
  })
})

describe('of two orders for one address', () => {
  const twoOrders = async () => {
    const { id } = await makeWorkshop(db)
    const own = await orders(asGuest(app), id)
    const other = await orders(stranger(), id, MALLORY)
    return { id, own: own.orderId!, other: other.orderId! }
  }
  const onlyOne = async (id: number, second: string) => {
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
    expect(await rowsOf(id)).toMatchObject([
      { ...ASHA, seat: 'registered', paymentStatus: 'completed' },
      { ...MALLORY, seat: 'none', paymentStatus: 'refunded' },
    ])
    expect(await payments(second)).toMatchObject([
      { amount: 49_900, refunds: [{ reason: 'already_paid', amount: 49_900 }] },
    ])
  }

  test('the second payment goes back in full, when the browser tells of it', async () => {
    const { id, own, other } = await twoOrders()
    await verifyPayment(app, claim, await provider.pay(own))
    await expect(verifyPayment(app, claim, await provider.pay(other))).rejects.toThrow(SlotLostError)
    await onlyOne(id, other)
  })

  test('the second payment goes back in full, when the webhook tells of it', async () => {
    const { id, own, other } = await twoOrders()
    await provider.pay(own)
    await till.deliver()
    await provider.pay(other)
    await till.deliver()
    await till.deliver()
    await onlyOne(id, other)
  })
})

describe('a free seat', () => {
  const codesAt = async (email: string) =>
    (
      await db.email.findMany({ where: { toAddress: { equals: email, mode: 'insensitive' } }, orderBy: { id: 'asc' } })
    ).map(({ text }) => /workshop-tickets\/([0-9a-f]{32})/.exec(text)?.[1])

  beforeEach(() => db.email.deleteMany())

  test('is confirmed with what its own request has sent, and each link with its own', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    await orders(asGuest(app), id)
    await orders(stranger(), id, MALLORY)
    const [own, strangers, ...more] = await codesAt(ASHA.email)
    expect(more).toEqual([])
    await confirmWorkshopRegistration(app, { code: own!, menteeId: null })
    expect(await rowsOf(id)).toMatchObject([
      { ...ASHA, seat: 'registered' },
      { ...MALLORY, seat: 'none' },
    ])
    const late = confirmWorkshopRegistration(app, { code: strangers!, menteeId: null })
    await expect(late).rejects.toThrow('You are already registered for this workshop')
    expect(await seatsOf(id)).toEqual({ registeredCount: 1, seatsTaken: 1 })
  })

  test('asked for again with other details is another request, also by the same browser and account', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const browser = asGuest(app)
    for (const name of ['Asha', 'Asha', 'Asha Rao']) await orders(browser, id, { ...ASHA, name })
    expect(await rowsOf(id)).toMatchObject([{ name: 'Asha' }, { name: 'Asha Rao' }])
    const account = asMentee(app, (await makeMentee(db)).id)
    for (const name of ['Asha', 'Asha', 'Asha Rao']) await orders(account, id, { ...ASHA, name })
    expect(await rowsOf(id)).toHaveLength(4)
    expect(await codesAt(ASHA.email)).toHaveLength(4)
  })

  test('tells a stranger nothing of an address that has one: it is mailed the ticket again, as often as others a link', async () => {
    const { id } = await makeWorkshop(db, { price: 0, maxParticipants: 2 })
    const { code } = await makeRegistration(db, id, { email: 'seated@test.example' })
    const answers = async (email: string) => {
      const told = []
      for (let count = 0; count < 8; count++) {
        const browser = stranger()
        // The same browser and details again send nothing more.
        for (let times = 0; times < 2; times++) told.push(await asks(browser, id, { ...MALLORY, email }))
      }
      return told
    }
    const [known, unknown] = [await answers('Seated@test.example'), await answers('unknown@test.example')]
    expect(known).toEqual(unknown)
    expect(known[0]).toMatchObject({ outcome: 'CONFIRM_EMAIL' })
    expect(known.at(-1)).toMatchObject({ __typename: 'RateLimitedError' })
    expect(await codesAt('seated@test.example')).toEqual(Array(6).fill(code))
    const [mail] = await db.email.findMany({ where: { toAddress: 'seated@test.example' }, take: 1 })
    expect(mail).toMatchObject({ kind: 'workshop-ticket', text: expect.stringContaining('You have a seat already') })
    await makeRegistration(db, id)
    for (const email of ['Seated@test.example', 'another@test.example'])
      expect(await asks(asGuest(app), id, { ...MALLORY, email })).toMatchObject({ __typename: 'WorkshopFullError' })
    // The account that has the address hears the truth.
    const mentee = await makeMentee(db, { email: 'seated@test.example', emailConfirmedAt: clock.now() })
    expect(await asks(asMentee(app, mentee.id), id, { ...ASHA, email: mentee.email })).toMatchObject({
      __typename: 'AlreadyRegisteredError',
    })
  })

  test('is mailed so often to one address from one network, and its holder elsewhere is not held up', async () => {
    const { id } = await makeWorkshop(db, { price: 0 })
    const words: string[] = []
    for (let count = 0; count < 8; count++) words.push((await asks(stranger(), id, MALLORY)).__typename)
    expect(words.slice(5)).toEqual(['CreateWorkshopOrderPayload', 'RateLimitedError', 'RateLimitedError'])
    expect(await codesAt(ASHA.email)).toHaveLength(6)
    await orders(asGuest(app, { ip: '198.51.100.20' }), id)
  })
})

test('of how many addresses one network is told that they are registered has an end, then nothing more is', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 100 })
  const registered = await Promise.all(Array.from({ length: 60 }, () => makeRegistration(db, id)))
  const words = new Map<string, number>()
  for (const { email } of registered) {
    const { __typename: word } = await asks(asGuest(app, { ip: '203.0.113.7' }), id, { ...ASHA, email })
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  expect([...words]).toEqual([['AlreadyRegisteredError', 60]])
  const known = { ...ASHA, email: registered[0]!.email.toUpperCase() }
  // Not even a refusal by 429 tells known addresses from unknown ones.
  for (const who of [known, { ...ASHA, email: 'unknown@test.example' }])
    expect((await asks(asGuest(app, { ip: '203.0.113.7' }), id, who)).__typename).toBe('RateLimitedError')
  expect((await asks(asGuest(app), id, known)).__typename).toBe('AlreadyRegisteredError')
})
