/** Every documented call over HTTP: with success, as everybody who may not, with bad fields, unknown ids, and twice. */
import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../features.ts'
import { AREAS, ROWS } from './areas.ts'
import { startContract, type Contract } from './contract.ts'
import { ADMINISTRATORS_ONLY, isPublic } from './row.ts'

let contract: Contract
beforeAll(async () => {
  contract = await startContract(ROWS)
})

test.each(Object.entries(AREAS))('the calls of %s', { timeout: 120_000 }, async (_name, area) => {
  await area.story(contract)
  expect(contract.left(area.rows)).toEqual([])
})

test('every call has a row, and every row a call', () => {
  const named = routes.flatMap(({ method, path, administrators }) => {
    const name = `${method} ${path}`
    return administrators ? [name, name + ADMINISTRATORS_ONLY] : [name]
  })
  expect(
    Object.keys(ROWS).toSorted(),
    'each call needs a row in api/testing/contract: CONTRIBUTING.md has the steps',
  ).toEqual(named.toSorted())
})

test('what everybody may read is kept for everybody', () => {
  const reads = routes.filter(({ method }) => method === 'GET')
  const differing = reads.filter((route) => route.isPublic !== isPublic(ROWS[`GET ${route.path}`] ?? {}))
  expect(differing.map(({ path }) => path)).toEqual([])
})
