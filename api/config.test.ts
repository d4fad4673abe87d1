import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

/** Enough for production, and nothing wrong with it. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://plumbline.example',
  DATABASE_URL: 'postgres://localhost/plumbline',
  SMTP_URL: 'smtp://localhost',
  TRUST_PROXY: '10.0.0.0/8',
  ADMIN_PASSWORD: 'Sturdy-pass-42!',
  ADMIN_LOGIN_PATH: '/back-office',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('an empty environment and a complete one are fine', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf(PRODUCTION)).toEqual([])
})

test('bad values and what the good ones say of each other are told at once', () => {
  expect(problemsOf({ PORT: 'high', HOLD_MINUTES: '-1', RAZORPAY_KEY_ID: 'rzp_test_x' })).toEqual([
    'PORT must be a port number from 0 to 65535',
    'HOLD_MINUTES must be a number of minutes above 0',
    'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together',
  ])
  expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'plumbline', RATE_LIMIT_FACTOR: '3' })).toEqual([
    'PUBLIC_URL must be an absolute URL such as https://plumbline.example',
    'DATABASE_URL is required in production, or EMBEDDED_DATABASE=true',
    'SMTP_URL is required in production, or none if no email is to be sent',
    'TRUST_PROXY is required in production, or none if clients connect directly',
    'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are required in production: the payment sandbox cannot run there',
    'ADMIN_PASSWORD is required in production',
    'ADMIN_LOGIN_PATH is required in production',
    'RATE_LIMIT_FACTOR must be 1 in production',
  ])
})

test.each([
  [{ ADMIN_LOGIN_PATH: '/API/desk' }, ['ADMIN_LOGIN_PATH must not be below a path that answers data, such as /api']],
  [{ RAZORPAY_API_URL: 'http://api.razorpay.com' }, ['RAZORPAY_API_URL must be https in production']],
  [{ RAZORPAY_API_URL: 'ftp://localhost.evil.test' }, ['RAZORPAY_API_URL must be https in production']],
  [{ RAZORPAY_API_URL: 'http://127.0.0.1:4001', RAZORPAY_KEY_ID: 'rzp_test_x' }, []],
  [{ RAZORPAY_KEY_ID: 'rzp_test_x' }, ['RAZORPAY_KEY_ID must be a live key in production: test keys move no money']],
  [{ RAZORPAY_WEBHOOK_SECRET: '' }, ['RAZORPAY_WEBHOOK_SECRET is required with RAZORPAY_KEY_ID']],
  [{ PUBLIC_URL: 'http://plumbline.example' }, ['PUBLIC_URL must be https in production']],
  [{ PUBLIC_URL: 'http://localhost:4000' }, []],
  [{ DATABASE_URL: '', EMBEDDED_DATABASE: 'true', SMTP_URL: 'none', TRUST_PROXY: 'none' }, []],
  [
    { DATABASE_URL: '', EMBEDDED_DATABASE: 'false' },
    ['DATABASE_URL is required in production, or EMBEDDED_DATABASE=true'],
  ],
  [{ EMBEDDED_DATABASE: 'true' }, ['EMBEDDED_DATABASE and DATABASE_URL exclude each other']],
  [{ SMTP_URL: 'localhost' }, ['SMTP_URL must be an smtp:// URL, or none']],
  [{ ADMIN_PASSWORD: 'short' }, ['ADMIN_PASSWORD must have at least 12 characters in production']],
] as [Record<string, string>, string[]][])('production with %o', (more, problems) => {
  expect(problemsOf({ ...PRODUCTION, ...more })).toEqual(problems)
})

const NO_PROXIES = ['TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, comma separated, or none']

test.each([
  ['10.0.0.0/8, loopback, ::1', []],
  ['none', []],
  ['balancer.internal', NO_PROXIES],
  ['none, 10.0.0.0/8', NO_PROXIES],
])('TRUST_PROXY %s', (value, problems) => {
  expect(problemsOf({ TRUST_PROXY: value })).toEqual(problems)
})

test('none is no balancer and no server', () => {
  expect(readConfig({ TRUST_PROXY: 'none', SMTP_URL: 'none' })).toMatchObject({
    trustProxy: [],
    smtpUrl: null,
    sendsMail: false,
  })
  expect(readConfig({})).toMatchObject({ trustProxy: [], smtpUrl: null, sendsMail: true })
})
