/** The process: starts, tells where it is, and ends on a signal. */
import { ConfigError, readConfig } from './config.ts'
import { createEnding, onFailures, onSignals } from './ending.ts'
import { startProcess, type Started } from './process.ts'
import { hasMailbox } from './mail/mailer.ts'
import { DEMO_ACCOUNTS } from '../prisma/seed/demoAccounts.ts'
import { createLog } from './edge/http/log.ts'

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

/** What the person at the terminal should know, the address last. Passwords only of demo accounts, outside production. */
function welcome({ settings, port, hasDemoAccounts }: Started): string[] {
  const { isProduction, publicUrl, admin, razorpay } = settings
  const ready = `ready http://localhost:${port}`
  if (isProduction) return [ready]
  const rows = [
    ...(hasDemoAccounts
      ? DEMO_ACCOUNTS.map(({ kind, email, password }) => [kind.toLowerCase(), `${email}  ${password}`])
      : []),
    ...(admin.isDefault ? [['admin', `${admin.username}  ${admin.password}  at ${admin.loginPath}`]] : []),
    ...(hasMailbox(settings) ? [['email', `${publicUrl}/dev/mailbox`]] : []),
    ...(razorpay ? [] : [['payments', 'built-in sandbox, TEST MODE']]),
  ]
  return [...rows.map(([name = '', text = '']) => `  ${name.padEnd(10)}${text}`), ready]
}
