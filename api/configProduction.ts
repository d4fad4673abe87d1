interface Checked {
  PUBLIC_URL?: string | undefined
  ADMIN_PASSWORD?: string | undefined
  ADMIN_LOGIN_PATH?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
  RATE_LIMIT_FACTOR: number
}

/** What production refuses to start with, one line a problem. */
export function checkProduction(e: Checked, hasKeys: boolean): string[] {
  const problems: string[] = []
  if (!hasKeys)
    problems.push(
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are required in production: the payment sandbox cannot run there',
    )
  if (!e.ADMIN_PASSWORD) problems.push('ADMIN_PASSWORD is required in production')
  else if (e.ADMIN_PASSWORD.length < 12) problems.push('ADMIN_PASSWORD must have at least 12 characters in production')
  if (!e.ADMIN_LOGIN_PATH) problems.push('ADMIN_LOGIN_PATH is required in production')
  if (!e.PUBLIC_URL) problems.push('PUBLIC_URL is required in production')
  else if (URL.canParse(e.PUBLIC_URL)) {
    const { protocol, hostname } = new URL(e.PUBLIC_URL)
    if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
      problems.push('PUBLIC_URL must be https in production')
  }
  if (e.RATE_LIMIT_FACTOR !== 1) problems.push('RATE_LIMIT_FACTOR must be 1 in production')
  return problems
}
