/** Runs several commands one after the other, whatever the ones before say, and names the result of each at the end. */
import { spawnSync } from 'node:child_process'

export interface Part {
  name: string
  command: readonly [string, ...string[]]
  /** Environment on top of this process's own. */
  env?: Readonly<Record<string, string>>
}

/** Exit code of a part that could not run here and need not. */
export const SKIPPED = 77

/** Returns the exit code for all: 0 when none failed. `write` gets one line for each part and one with the counts. */
export function runParts(parts: readonly Part[], write: (line: string) => void): 0 | 1 {
  const results = parts.map(({ name, command: [program, ...args], env }) => {
    const start = performance.now()
    const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const result = status === 0 ? 'passed' : status === SKIPPED ? 'skipped' : 'failed'
    return { name, result, seconds: Math.round((performance.now() - start) / 1_000) }
  })
  for (const { name, result, seconds } of results) write(`${name}: ${result} (${seconds} s)`)
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length
  write(`${count('passed')} passed, ${count('failed')} failed`)
  return count('failed') === 0 ? 0 : 1
}
