/**
 * Anything may happen to money in any order: people who hold, order and pay, a provider that refuses, hangs, forgets
 * and tells twice, processes that are killed in the middle. After every step the rules hold, and at rest all is settled.
 * MONEY_RUNS=5000 makes more of them, MONEY_SEED names others or `random`.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenAtRest, brokenNow, startOfStory } from '../testing/money/invariants.ts'
import { differingEarnings, differingPlaces, differingWeeks } from '../testing/money/places.ts'
import { fill } from '../testing/money/seats.ts'
import { comeToRest, happen } from '../testing/money/steps.ts'
import { story } from '../testing/money/stories.ts'
import { newWorld, sell } from '../testing/money/world.ts'
import { seedOf } from '../testing/seed.ts'
import { testTill } from '../testing/till.ts'

const RUNS = Number(process.env['MONEY_RUNS'] ?? 10)
const SEED = seedOf('MONEY_SEED')
const till = await testTill()

test.each([
  ['bookings', RUNS],
  ['seats', Math.ceil(RUNS / 2)],
] as const)(
  `the rules of money hold in stories of %s (%i, MONEY_SEED=${SEED})`,
  { timeout: 60_000 + RUNS * 6_000 },
  async (of, numRuns) => {
    await fc.assert(
      fc.asyncProperty(story(14, of), fc.boolean(), async (steps, isSold) => {
        // Before its workshops, which are rows of the story.
        const since = await startOfStory(till.db)
        const world = await newWorld(till)
        if (of === 'seats') await fill(world)
        else if (isSold) await sell(world)
        for (const [place, step] of steps.entries()) {
          await happen(world, step)
          expect(await brokenNow(till.db, since), `after step ${place + 1}`).toEqual([])
          expect(await differingPlaces(till.db, since.payments), `sums after step ${place + 1}`).toEqual([])
          expect(await differingEarnings(till.db, world.mentors), `earnings after step ${place + 1}`).toEqual([])
        }
        await comeToRest(world)
        expect(await differingWeeks(till.db, till.clock.now()), 'weeks at rest').toEqual([])
        expect(await brokenAtRest(till.db, since), 'at rest').toEqual([])
      }),
      { numRuns, seed: SEED, endOnFailure: true },
    )
  },
)
