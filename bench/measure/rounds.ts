/** Several servers with one question each, round by round: all share whatever else the machine is doing. */
import { CONTENDERS, type Case, type Contender } from '../cases/case.ts'
import { ask } from './connection.ts'
import { load, type Measured } from './load.ts'
import { expectSame } from './same.ts'

export type Urls = Partial<Record<Contender, string>>

/** Of several rounds. */
export interface Spread {
  min: number
  median: number
  max: number
}

export interface Result {
  case: Case
  /** Of what the others are compared with. */
  base: Measured
  /** Each one's figures as ratios to it, and its CPU in milliseconds. */
  ratios: Partial<Record<Contender, Record<keyof Measured, Spread> & { cpuMs: number }>>
}

export interface Pace {
  rounds: number
  ms: number
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other)
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 }
}

/** Until a server's code is compiled, at least: one that has just started would pay for it in its figures. */
const WARM_MS = 1_200

/** Throws when answers differ: then there is nothing to compare. */
export async function compare(one: Case, urls: Urls, { rounds, ms }: Pace): Promise<Result> {
  const base = one.base ?? 'bare'
  const asked = CONTENDERS.flatMap((who) => {
    const [request, url] = [one.asked[who], urls[who]]
    return request && url ? [{ who, request, url, measured: new Array<Measured>() }] : []
  }).sort((a, b) => Number(b.who === base) - Number(a.who === base))
  const bodies = await Promise.all(
    asked.map(async ({ who, request, url }) => [who, (await ask(url, request)).body] as const),
  )
  if (!one.differs) expectSame(one.name, Object.fromEntries(bodies))
  const lanes = one.alone ? 1 : 8
  for (const { url, request } of asked) await load(url, request, { ms: Math.max(ms, WARM_MS), lanes: 8 })
  for (let round = 0; round < rounds; round += 1)
    for (const { url, request, measured } of asked) measured.push(await load(url, request, { ms, lanes }))
  const yardstick = asked[0]!.measured
  const ratio = (measured: readonly Measured[], what: keyof Measured) =>
    spreadOf(measured.map((each, round) => each[what] / yardstick[round]![what]))
  return {
    case: one,
    base: { ...middleOf(yardstick) },
    ratios: Object.fromEntries(
      asked.slice(1).map(({ who, measured }) => [
        who,
        {
          cpu: ratio(measured, 'cpu'),
          rate: ratio(measured, 'rate'),
          time: ratio(measured, 'time'),
          p99: ratio(measured, 'p99'),
          cpuMs: middleOf(measured).cpu,
        },
      ]),
    ),
  }
}

function middleOf(measured: readonly Measured[]): Measured {
  const of = (what: keyof Measured) => spreadOf(measured.map((each) => each[what])).median
  return { cpu: of('cpu'), rate: of('rate'), time: of('time'), p99: of('p99') }
}
