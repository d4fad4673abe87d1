/** Runs the browser tests when there is a browser; without one says so, and fails in CI. */
import { spawnSync } from 'node:child_process'
import { SKIPPED } from '../testing/parts.ts'
import { findChromium } from './chromium.ts'

const executable = findChromium()
if (executable) {
  const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable },
  })
  process.exit(status ?? 1)
}
process.stderr.write(
  'The browser tests were skipped: no Chromium here, and none could be installed. Set CHROMIUM_PATH.\n',
)
process.exit(process.env['CI'] === 'true' ? 1 : SKIPPED)
