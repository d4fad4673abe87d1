/** The process: starts, tells where it is, and ends on a signal. */
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './edge/http/log.ts'
import { createEnding } from './ending.ts'
import { startProcess } from './process.ts'
import { onFailures, onSignals } from './signals.ts'
import { welcome } from './welcome.ts'

const log = createLog()
const tell = (line: string) => void process.stdout.write(`${line}\n`)
const { onEnd, stop, giveUp, isUnderWay } = createEnding({ log })

onFailures(giveUp, log)
onSignals(stop)
try {
  const config = readConfig()
  const started = await startProcess(config, { log, development: process.argv.includes('--dev'), onEnd, giveUp, tell })
  for (const line of welcome(started)) tell(line)
} catch (error) {
  // Stopped in the middle of its start, it fails because its database goes.
  if (!isUnderWay()) {
    const problems = error instanceof ConfigError ? error.problems : [messageOf(error)]
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    giveUp()
  }
}

/** What a person can use: several failures at once have no message of their own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ')
  return error instanceof Error && error.message ? error.message : String(error)
}
