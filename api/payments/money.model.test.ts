/**
 * Anything may happen to money in any order: people who hold, order and pay, a provider that refuses, hangs, forgets
 * and tells twice, processes that are killed in the middle. After every step the rules hold, and at rest all is settled.
 * MONEY_RUNS=5000 makes more of them, MONEY_SEED names others or `random`.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenAtRest, brokenNow, startOfStory } from '../testing/money/invariants.ts'
import { comeToRest, happen, story } from '../testing/money/steps.ts'
import { newWorld } from '../testing/money/world.ts'
import { seedOf } from '../testing/seed.ts'
import { testTill } from '../testing/till.ts'

const RUNS = Number(process.env['MONEY_RUNS'] ?? 200)
const SEED = seedOf('MONEY_SEED')
const till = await testTill()

test(`the rules of money hold in ${RUNS} stories (MONEY_SEED=${SEED})`, { timeout: RUNS * 2_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(story(14), async (steps) => {
      const world = await newWorld(till)
      const since = await startOfStory(till.db)
      for (const [place, step] of steps.entries()) {
        await happen(world, step)
        expect(await brokenNow(till.db, since), `after step ${place + 1}`).toEqual([])
      }
      await comeToRest(world)
      expect(await brokenAtRest(till.db, since), 'at rest').toEqual([])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
})
