/** A stranger's documents do not fill the memory. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('a thousand different bad documents, and a thousand big ones, leave less than 100 MB behind', () => {
  const file = path.join(import.meta.dirname, 'leftBehind.testing.ts')
  const { bad, big } = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--max-old-space-size=1024', file], { encoding: 'utf8' }),
  ) as { bad: number; big: number }
  expect(bad).toBeLessThan(20)
  expect(big).toBeLessThan(80)
  // Otherwise nothing was kept, and the line above proves nothing.
  expect(big).toBeGreaterThan(5)
}, 120_000)
