/** A stream of answers ends with its source, by itself or at once, and holds nothing of what came before. */
import { createSchema } from 'graphql-yoga'
import { beforeEach, expect, test } from 'vitest'
import type { App } from '../app.ts'
import { memoized, type Context } from '../graphql/context.ts'
import { asGuest } from '../testing/client.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { createEngine } from './engine.ts'

/** What waits for the next event, which a test gives. */
let give: ((event: IteratorResult<{ n: number }>) => void) | null = null
let refuse: ((error: Error) => void) | null = null
let ends = 0
let answering = Promise.withResolvers<void>()
const looked: unknown[] = []

const source: AsyncIterableIterator<{ n: number }> = {
  next: () =>
    new Promise((resolve, reject) => {
      give = resolve
      refuse = reject
    }),
  return() {
    ends += 1
    give?.({ done: true, value: undefined })
    return Promise.resolve({ done: true, value: undefined })
  },
  [Symbol.asyncIterator]: () => source,
}
const schema = createSchema<Context>({
  typeDefs: 'type Query { a: Int } type Subscription { n(plus: Int = 0): Int slow: Int }',
  resolvers: {
    Subscription: {
      n: {
        subscribe: () => source,
        resolve: ({ n }: { n: number }, { plus }: { plus: number }, context: Context) => {
          looked.push(memoized(context, 'n', () => n))
          return n + plus
        },
      },
      slow: { subscribe: () => source, resolve: () => answering.promise.then(() => 1) },
    },
  },
})
const logged: object[] = []
const log = { info: () => {}, warn: () => {}, error: (fields: object) => void logged.push(fields) }
/** What was spent, each time, and how much may be. */
const spent: number[] = []
let purse = Infinity
function charge(_asker: unknown, { cost }: { cost: number }): void {
  if (spent.length >= purse) throw new RateLimitedError(60)
  spent.push(cost)
}
const client = asGuest({ log } as unknown as App, { engine: createEngine(schema, undefined, { charge }) })

beforeEach(() => {
  ends = 0
  spent.length = 0
  purse = Infinity
  answering = Promise.withResolvers()
  looked.length = 0
  logged.length = 0
})

test('each event is answered with its own variables, in a context of its own', async () => {
  const [one, other] = [
    await client.subscribe('subscription ($plus: Int) { n(plus: $plus) }', { plus: 10 }),
    await client.subscribe('subscription ($plus: Int) { n(plus: $plus) }', { plus: 20 }),
  ]
  for (const [events, n, expected] of [
    [one, 1, 11],
    [other, 2, 22],
    [one, 3, 13],
  ] as const) {
    const next = events.next()
    give?.({ done: false, value: { n } })
    expect((await next).value).toEqual({ data: { n: expected } })
  }
  expect(looked).toEqual([1, 2, 3])
})

test('it ends at once while it waits, and its source with it', async () => {
  const events = await client.subscribe('subscription { n }')
  const waiting = events.next()
  expect(await events.return()).toEqual({ done: true, value: undefined })
  expect([await waiting, await events.next()]).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
  ])
  expect(ends).toBe(1)
})

test('what is answered only after the end is told to nobody', async () => {
  const events = await client.subscribe('subscription { slow }')
  const next = events.next()
  give?.({ done: false, value: { n: 1 } })
  await events.return()
  answering.resolve()
  expect(await next).toEqual({ done: true, value: undefined })
})

test('it ends with its source; one that fails is ended, masked and logged once', async () => {
  const over = await client.subscribe('subscription { n }')
  const last = over.next()
  give?.({ done: true, value: undefined })
  expect([await last, await over.next()]).toEqual([
    { done: true, value: undefined },
    { done: true, value: undefined },
  ])
  const events = await client.subscribe('subscription { n }')
  const next = events.next()
  refuse?.(new Error('postgres://plumb:hunter2@db/x'))
  const { value } = await next
  expect(JSON.stringify(value)).toContain('Unexpected error.')
  expect(JSON.stringify(value)).not.toContain('hunter2')
  expect([logged.length, ends]).toEqual([1, 1])
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

test('an event is charged as a read, the first with its subscription; one that cannot be paid is not read and ends it', async () => {
  const events = await client.subscribe('subscription { n }')
  looked.length = 0
  const answers: unknown[] = []
  purse = 3
  for (let n = 1; n <= 4; n += 1) {
    const next = events.next()
    give?.({ done: false, value: { n } })
    const { value } = await next
    answers.push(value?.errors?.[0]?.extensions.code ?? value?.data)
  }
  expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, 'RateLimitedError'])
  expect([looked, ends]).toEqual([[1, 2, 3], 1])
  expect(spent).toHaveLength(3)
})
