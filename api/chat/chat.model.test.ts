/**
 * Anything may happen in a conversation in any order, on four devices of two people over two nodes: messages at once,
 * sent again, cut off, lines lost, ends and blocks. At the end of each story every device shows the same messages, each
 * once. CHAT_RUNS=2000 makes more of them, CHAT_SEED names others or `random`.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectAtRest } from '../testing/chat/atRest.ts'
import { happen, story } from '../testing/chat/steps.ts'
import { newWorld, startNodes } from '../testing/chat/world.ts'
import { seedOf } from '../testing/seed.ts'

const RUNS = Number(process.env['CHAT_RUNS'] ?? 12)
const SEED = seedOf('CHAT_SEED')
const nodes = await startNodes()

test(
  `nothing is lost, doubled or out of order in ${RUNS} stories (CHAT_SEED=${SEED})`,
  { timeout: 30_000 + RUNS * 3_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story(14), async (steps) => {
        const world = await newWorld(nodes)
        for (const step of steps) await happen(world, step)
        await expectAtRest(world)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
    // Lines of the nodes that were cut are told, and nothing else is.
    const told = nodes.tested.log.filter(({ level, message }) => level === 'error' && message !== 'pubsub')
    expect(told).toEqual([])
  },
)
