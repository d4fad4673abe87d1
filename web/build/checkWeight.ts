/** Whether a first visit weighs no more than it may; builds the client when the build is out of date. With --list all weights. */
import path from 'node:path'
import { BUILT, prepareClient } from './client.ts'
import { ROOT } from './run.ts'
import { overweight, weighBuild } from './weight.ts'
import { LIMITS } from './weightLimits.ts'

await prepareClient(() => {})
const weights = weighBuild(path.join(ROOT, BUILT))
const problems = overweight(weights, LIMITS)
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (process.argv.includes('--list')) {
  const rows = Object.entries({ shell: weights.shell, ...weights.pages }).sort(([, one], [, other]) => one - other)
  for (const [name, weight] of rows) process.stdout.write(`${weight.toFixed(1).padStart(6)} ${name}\n`)
}
if (problems.length > 0) {
  process.stdout.write('Load later what the page can do without at first; docs/weight.md says how\n')
  process.exit(1)
}
