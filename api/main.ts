/** The process: starts, tells where it is, and ends on a signal. */
import { ConfigError, readConfig } from './config.ts'
import { createLog } from './edge/log.ts'
import { startProcess } from './process.ts'
import { onSignals } from './signals.ts'
import { welcome } from './welcome.ts'

const log = createLog()
const tell = (line: string) => void process.stdout.write(`${line}\n`)
const endings: (() => Promise<unknown>)[] = []

/** Takes down what has been started so far, last one first; one failing step does not keep the others. */
async function stop(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) {
    await end().catch((error: unknown) => log.error({ error }, 'A part could not be stopped'))
  }
}

/** The state is unknown: end in order, and let the supervisor start anew. */
async function giveUp(): Promise<never> {
  await stop()
  process.exit(1)
}

process.on('unhandledRejection', (error) => log.error({ error }, 'A failure was not handled'))
process.on('uncaughtException', (error) => {
  log.error({ error }, 'An exception was not caught')
  void giveUp()
})
onSignals(stop)
try {
  const config = readConfig()
  const started = await startProcess(config, {
    log,
    development: process.argv.includes('--dev'),
    onEnd: (step) => void endings.push(step),
    tell,
  })
  for (const line of welcome(started)) tell(line)
} catch (error) {
  const problems =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  await stop()
  process.exit(1)
}
