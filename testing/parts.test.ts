import { expect, test } from 'vitest'
import { runParts, SKIPPED, type Part } from './parts.ts'

const part = (name: string, code: number | string): Part => ({
  name,
  command: [process.execPath, '-e', `process.exit(${code})`],
})

/** The exit code, and the lines without their seconds. */
function run(parts: readonly Part[]) {
  const lines: string[] = []
  const code = runParts(parts, (line) => void lines.push(line.replace(/ \(\d+ s\)$/, '')))
  return [code, ...lines]
}

test('all parts run whatever the first one says, and each is named', () => {
  expect(run([part('build', 2), part('vitest', 0), part('browser', 1)])).toEqual([
    1,
    'build: failed',
    'vitest: passed',
    'browser: failed',
    '1 passed, 2 failed',
  ])
})

test('a part that ends by a signal or cannot start has failed; one that is skipped has not', () => {
  const killed = part('killed', 'process.kill(process.pid, "SIGKILL")')
  const missing: Part = { name: 'missing', command: ['no-such-program-here'] }
  expect(run([killed, missing])).toEqual([1, 'killed: failed', 'missing: failed', '0 passed, 2 failed'])
  expect(run([part('unit', 0), part('browser', SKIPPED)])).toEqual([
    0,
    'unit: passed',
    'browser: skipped',
    '1 passed, 0 failed',
  ])
})
