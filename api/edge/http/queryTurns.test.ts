/** Queries of a network beyond a few wait for each other, and keep no other network waiting. */
import { createSchema } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { currentLine } from '../../database/lines.ts'
import { createMemory } from '../../database/memory.ts'
import { createEngine } from '../../engine/engine.ts'
import { testApp } from '../../testing/app.ts'
import { testServer } from '../../testing/server.ts'
import { BusyError } from '../../rules/userErrors.ts'
import { schema as schemaOfProduct } from '../../schema.ts'
import { QUERIES, queryTurns } from './queryTurns.ts'
import { visitorsOf } from './visitors.ts'

test('those of one network take turns, another one does not wait, and too many are refused', async () => {
  const inTurn = queryTurns()
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  let begun = 0
  const ask = (ip: string) =>
    inTurn(ip, async () => {
      begun += 1
      await ended
      if (begun % 2 === 0) throw new Error('failed')
    })
  const all = Array.from({ length: QUERIES.atOnce + QUERIES.each }, () => ask('203.0.113.7'))
  await expect(ask('203.0.113.7')).rejects.toThrow(BusyError)
  // A neighbour waits for one of them, not for all.
  let neighbours = 0
  const neighbour = inTurn('203.0.113.8', async () => (neighbours = begun))
  expect(begun).toBe(QUERIES.atOnce)
  expect(await inTurn('198.51.100.7', async () => 'done')).toBe('done')
  end()
  await Promise.allSettled([...all, neighbour])
  expect(neighbours).toBeLessThan(2 * QUERIES.atOnce)
  expect(begun).toBe(QUERIES.atOnce + QUERIES.each)
  expect(await inTurn('203.0.113.7', async () => 'again')).toBe('again')
})

test('what is part of a turn has its turn already', async () => {
  const inTurn = queryTurns()
  const pages = Array.from({ length: 2 * QUERIES.atOnce }, (_, page) =>
    inTurn('203.0.113.7', () =>
      Promise.all([inTurn('203.0.113.7', async () => page), inTurn('203.0.113.7', async () => page)]),
    ),
  )
  expect(await Promise.all(pages)).toEqual(pages.map((_, page) => [page, page]))
})

test('a visitor does not wait with another network for an answer that both ask for', async () => {
  const { app } = await testApp()
  await app.pubsub.changes.caughtUp()
  const inTurn = queryTurns()
  const engine = createEngine(schemaOfProduct, undefined, { inTurn })
  const visitors = visitorsOf({ engine, memory: createMemory(app.pubsub.changes, app.clock, 1_000_000) })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const others = Array.from({ length: QUERIES.atOnce }, () => inTurn('203.0.113.7', () => ended))
  const cacheKey = { key: 'home', tables: [] }
  const asked = (ip: string) =>
    visitors.share(cacheKey, { ip, bytes: () => 1 }, async () => ({ own: ip, forAll: { ip } }))
  const waiting = asked('203.0.113.7')
  expect(await asked('198.51.100.7')).toEqual({ own: '198.51.100.7', forAll: { ip: '198.51.100.7' } })
  end()
  expect(await waiting).toEqual({ kept: { ip: '198.51.100.7' } })
  await Promise.all(others)
})

test('queries of members and visitors take turns over HTTP, mutations do not', async () => {
  let most = 0
  let running = 0
  const slow = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
  }
  const schema = createSchema({
    typeDefs: 'type Query { slow: String } type Mutation { slow: String }',
    resolvers: { Query: { slow }, Mutation: { slow } },
  })
  const { url } = await testServer((await testApp()).app, {
    engine: createEngine(schema, undefined, { inTurn: queryTurns() }),
  })
  const mostOf = async (kind: string, cookie = 'session=known') => {
    most = 0
    const body = JSON.stringify({ query: `${kind} {slow}` })
    const headers = { origin: url, cookie, 'content-type': 'application/json' }
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${url}/graphql`, { method: 'POST', headers, body })))
    return most
  }
  expect(await mostOf('query')).toBe(QUERIES.atOnce)
  expect(await mostOf('mutation')).toBeGreaterThan(QUERIES.atOnce)
  expect(await mostOf('query', '')).toBe(QUERIES.atOnce)
})

test('statements of a mutation wait in the line of its network', async () => {
  const schema = createSchema({
    typeDefs: 'type Query { line: String } type Mutation { line: String }',
    resolvers: { Mutation: { line: currentLine } },
  })
  const { url } = await testServer((await testApp()).app, { engine: createEngine(schema) })
  const headers = { origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: 'mutation {line}' })
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
  expect(await answer.json()).toEqual({ data: { line: '127.0.0.0/24' } })
})
