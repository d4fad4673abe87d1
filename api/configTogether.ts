/** What settings say of each other, and what production refuses. */

interface Checked {
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  EMBEDDED_DATABASE?: boolean | undefined
  SMTP_URL?: string | undefined
  ADMIN_PASSWORD?: string | undefined
  ADMIN_LOGIN_PATH?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
  RAZORPAY_KEY_SECRET?: string | undefined
  RAZORPAY_WEBHOOK_SECRET?: string | undefined
  RAZORPAY_API_URL: string
  RATE_LIMIT_FACTOR: number
  TRUST_PROXY: string[]
}

/** One line for the operator, and the setting that it finds fault with. */
export interface Problem {
  about: keyof Checked
  message: string
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** True for an address where nothing said in the clear leaves the machine, or nothing is said in the clear. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.test(hostname)
}

export function checkTogether(e: Checked): Problem[] {
  const problems: Problem[] = []
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = e
  if (Boolean(id) !== Boolean(secret))
    problems.push({ about: 'RAZORPAY_KEY_ID', message: 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together' })
  if (id && secret && !webhookSecret)
    problems.push({
      about: 'RAZORPAY_WEBHOOK_SECRET',
      message: 'RAZORPAY_WEBHOOK_SECRET is required with RAZORPAY_KEY_ID',
    })
  if (e.DATABASE_URL && e.EMBEDDED_DATABASE)
    problems.push({ about: 'EMBEDDED_DATABASE', message: 'EMBEDDED_DATABASE and DATABASE_URL exclude each other' })
  return problems
}

export function checkProduction(e: Checked): Problem[] {
  const problems: Problem[] = []
  const refuse = (about: Problem['about'], message: string) => void problems.push({ about, message })
  // What is left out by mistake would start a second, empty site, and send nothing without a word.
  if (!e.DATABASE_URL && !e.EMBEDDED_DATABASE)
    refuse('DATABASE_URL', 'DATABASE_URL is required in production, or EMBEDDED_DATABASE=true')
  if (!e.SMTP_URL) refuse('SMTP_URL', 'SMTP_URL is required in production, or none if no email is to be sent')
  // Behind a balancer that is not named all visitors have one address, and lock each other out.
  if (e.TRUST_PROXY.length === 0)
    refuse('TRUST_PROXY', 'TRUST_PROXY is required in production, or none if clients connect directly')
  if (!e.RAZORPAY_KEY_ID || !e.RAZORPAY_KEY_SECRET)
    refuse(
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are required in production: the payment sandbox cannot run there',
    )
  // The key's secret goes along with every call.
  if (!isSafe(e.RAZORPAY_API_URL)) refuse('RAZORPAY_API_URL', 'RAZORPAY_API_URL must be https in production')
  // A stand-in on this machine takes any key.
  const isProvider = !LOOPBACK.test(new URL(e.RAZORPAY_API_URL).hostname)
  if (isProvider && e.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    refuse('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_ID must be a live key in production: test keys move no money')
  if (!e.ADMIN_PASSWORD) refuse('ADMIN_PASSWORD', 'ADMIN_PASSWORD is required in production')
  else if (e.ADMIN_PASSWORD.length < 12)
    refuse('ADMIN_PASSWORD', 'ADMIN_PASSWORD must have at least 12 characters in production')
  if (!e.ADMIN_LOGIN_PATH) refuse('ADMIN_LOGIN_PATH', 'ADMIN_LOGIN_PATH is required in production')
  if (!e.PUBLIC_URL) refuse('PUBLIC_URL', 'PUBLIC_URL is required in production')
  else if (!isSafe(e.PUBLIC_URL)) refuse('PUBLIC_URL', 'PUBLIC_URL must be https in production')
  if (e.RATE_LIMIT_FACTOR !== 1) refuse('RATE_LIMIT_FACTOR', 'RATE_LIMIT_FACTOR must be 1 in production')
  return problems
}
