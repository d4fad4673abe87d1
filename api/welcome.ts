import { hasMailbox } from './mail/mailer.ts'
import type { Started } from './process.ts'
import { DEMO_ACCOUNTS } from '../prisma/seed/demoAccounts.ts'

/** What the person at the terminal should know, the address last. Passwords only of demo accounts, outside production. */
export function welcome({ settings, port, hasDemoAccounts }: Started): string[] {
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
