/** What is asked on the command line. */
import { parseArgs } from 'node:util'
import { LARGE } from './data/size.ts'
import type { Pace } from './measure/rounds.ts'

const FULL: Pace = { rounds: 3, ms: 1_500 }
const QUICK: Pace = { rounds: 3, ms: 400 }

export interface BenchOptions {
  pace: Pace
  mentors: number
  /** Whether a case, by its key, is to be measured. */
  wants(key: string): boolean
  /** Everything, at full length, over the whole data: fit for the page. */
  isWhole: boolean
}

/** `--only=cards,search` measures what begins so, `--quick` for a shorter time, `--mentors=2000` over less data. */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      mentors: { type: 'string', default: String(LARGE.mentors) },
    },
  })
  const wanted = values.only?.split(',')
  const mentors = Number(values.mentors)
  if (!(mentors >= 2000 && mentors % 1000 === 0)) throw new Error('--mentors must be thousands, 2000 at least')
  return {
    pace: values.quick ? QUICK : FULL,
    mentors,
    wants: (key) => wanted?.some((start) => key.startsWith(start)) ?? true,
    isWhole: !wanted && !values.quick && mentors === LARGE.mentors,
  }
}
