/**
 * `node --expose-gc leftBehind.testing.ts`: prints how many megabytes a thousand different bad documents, and then a
 * thousand different big ones, leave behind. A process of its own, as others would count in one heap with it.
 */
import type { App } from '../app.ts'
import { schema } from '../schema.ts'
import { asGuest } from '../testing/client.ts'
import { createEngine } from './engine.ts'

const DOCUMENTS = 1_000
const silent = { info: () => {}, warn: () => {}, error: () => {} }
/** A database in which nothing is found. */
const db = { $queryRawUnsafe: () => Promise.resolve([{ json: '[]' }]) }
const client = asGuest({ db, log: silent } as unknown as App, { engine: createEngine(schema) })

/** A hundred fields that there are not. */
const bad = (n: number) => `{ ${Array.from({ length: 100 }, (_, i) => `missing${n}field${i}`).join(' ')} }`
const FIELDS = `name bio mainBranch subBranch experience rating reviewCount available profileImage linkedinUrl skills
  currentCity currentCountry currentJobTitle currentCompany certifications whyIMentor successStories timeSlotsPerWeek`
/** About 5 kB and 420 tokens, all of it valid: as often as fields may repeat. */
const big = (n: number) => `{ mentor(id: ${n}) { ${`${FIELDS} `.repeat(22)} } }`

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

async function left(document: (n: number) => string, isGood: boolean): Promise<number> {
  await client.run(document(0))
  const before = heap()
  for (let n = 1; n <= DOCUMENTS; n += 1) {
    const { errors } = await client.run(document(n))
    if ((errors === undefined) !== isGood) throw new Error(`Not what was meant: ${JSON.stringify(errors)}`)
  }
  return heap() - before
}

process.stdout.write(JSON.stringify({ bad: await left(bad, false), big: await left(big, true) }))
