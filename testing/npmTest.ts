/** `npm test`: every part, whatever the ones before say. */
import { runParts } from './parts.ts'

process.exitCode = runParts(
  [
    { name: 'build', command: ['node', 'web/build/prepare.ts'] },
    { name: 'vitest', command: ['vitest', 'run'] },
    { name: 'browser', command: ['node', 'e2e/run.ts'] },
  ],
  (line) => process.stdout.write(`${line}\n`),
)
