/** Every environment variable, parsed once. A bad value stops the start with one clear line per problem. */
import proxyAddr from '@fastify/proxy-addr'
import path from 'node:path'
import { z } from 'zod/mini'
import { checkProduction, checkTogether } from './configTogether.ts'

/** What is left out on purpose. */
const NONE = 'none'

const unset = z.optional(z.string())
const address = (name: string, example = '') =>
  z.string().check(z.refine((given) => URL.canParse(given), `${name} must be an absolute URL${example}`))
const optionalAddress = (name: string) => z.optional(address(name))
const server = (name: string, scheme: RegExp, meaning: string) =>
  z.optional(
    z.string().check(z.refine((given) => scheme.test(given) && URL.canParse(given), `${name} must be ${meaning}`)),
  )
const number = (name: string, fallback: number, ok: (n: number) => boolean, meaning: string) =>
  z.pipe(
    z.transform((text: unknown) => (text === undefined ? fallback : Number(text))),
    z.number(`${name} must be ${meaning}`).check(z.refine(ok, `${name} must be ${meaning}`)),
  )
const flag = (name: string) =>
  z.pipe(
    z.transform((text: unknown) =>
      text === undefined
        ? undefined
        : /^(1|true)$/i.test(String(text))
          ? true
          : /^(0|false)$/i.test(String(text))
            ? false
            : text,
    ),
    z.optional(z.boolean(`${name} must be true or false`)),
  )
const isNone = ([first, ...others]: string[]) => first === NONE && others.length === 0

/** The addresses, networks and names that Fastify understands, or `none`. */
function isProxyList(addresses: string[]): boolean {
  if (isNone(addresses)) return true
  try {
    proxyAddr.compile(addresses)
    return true
  } catch {
    return false
  }
}
const list = z.pipe(
  z.transform((text: unknown) =>
    String(text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  z.array(z.string()),
)

const environment = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'NODE_ENV must be development, test or production'),
    'development',
  ),
  PORT: number('PORT', 4000, (n) => Number.isInteger(n) && n >= 0 && n < 65_536, 'a port number from 0 to 65535'),
  HOST: unset,
  PUBLIC_URL: z.optional(address('PUBLIC_URL', ' such as https://plumbline.example')),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: server('DATABASE_URL', /^postgres(ql)?:\/\//, 'a postgres:// URL'),
  EMBEDDED_DATABASE: flag('EMBEDDED_DATABASE'),
  REDIS_URL: server('REDIS_URL', /^rediss?:\/\//, 'a redis:// URL'),
  SEED_DEMO: flag('SEED_DEMO'),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (given) => given === NONE || (/^smtps?:\/\//.test(given) && URL.canParse(given)),
          'SMTP_URL must be an smtp:// URL, or none',
        ),
      ),
  ),
  MAIL_FROM: z._default(z.string(), 'Plumbline <no-reply@plumbline.example>'),
  RAZORPAY_KEY_ID: unset,
  RAZORPAY_KEY_SECRET: unset,
  RAZORPAY_WEBHOOK_SECRET: unset,
  RAZORPAY_API_URL: z._default(address('RAZORPAY_API_URL'), 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z._default(address('RAZORPAY_CHECKOUT_URL'), 'https://checkout.razorpay.com/v1/checkout.js'),
  ADMIN_USERNAME: unset,
  ADMIN_PASSWORD: unset,
  ADMIN_LOGIN_PATH: z.optional(
    z.string().check(
      z.regex(/^\/[\w/-]{3,}$/, 'ADMIN_LOGIN_PATH must be a path such as /control-room'),
      z.refine(
        (given) => !/^\/+(api|graphql|media|calendar|dev|assets)(\/|$)/i.test(given),
        'ADMIN_LOGIN_PATH must not be below a path that answers data, such as /api',
      ),
    ),
  ),
  PLATFORM_FEE_PERCENT: number('PLATFORM_FEE_PERCENT', 20, (n) => n >= 0 && n <= 100, 'a number from 0 to 100'),
  HOLD_MINUTES: number('HOLD_MINUTES', 15, (n) => n > 0 && n <= 1440, 'a number of minutes above 0'),
  REFUND_WINDOW_HOURS: number('REFUND_WINDOW_HOURS', 48, (n) => n >= 0, 'a number of hours, 0 or more'),
  MEETING_BASE_URL: optionalAddress('MEETING_BASE_URL'),
  SUPPORT_EMAIL: z._default(z.string(), 'support@plumbline.example'),
  SUPPORT_ADDRESS: z._default(z.string(), 'Plumbline, 4th Floor, Residency Road, Bengaluru 560025, India'),
  COMMUNITY_GROUP_URL: z._default(address('COMMUNITY_GROUP_URL'), 'https://www.linkedin.com/groups/'),
  SOCIAL_LINKEDIN_URL: optionalAddress('SOCIAL_LINKEDIN_URL'),
  SOCIAL_INSTAGRAM_URL: optionalAddress('SOCIAL_INSTAGRAM_URL'),
  SOCIAL_YOUTUBE_URL: optionalAddress('SOCIAL_YOUTUBE_URL'),
  SOCIAL_X_URL: optionalAddress('SOCIAL_X_URL'),
  BLOG_URL: optionalAddress('BLOG_URL'),
  VISION_VIDEO_URL: optionalAddress('VISION_VIDEO_URL'),
  GEOLOCATION_URLS: list.check(
    z.refine(
      (urls) => urls.every((text) => /^https?:/.test(text) && URL.canParse(text.replaceAll('{ip}', '192.0.2.1'))),
      'GEOLOCATION_URLS must be absolute URLs with {ip}, comma separated',
    ),
  ),
  META_PIXEL_ID: unset,
  GA_MEASUREMENT_ID: unset,
  RATE_LIMIT_FACTOR: number('RATE_LIMIT_FACTOR', 1, (n) => n > 0, 'a number above 0'),
  TRUST_PROXY: list.check(
    z.refine(isProxyList, 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, comma separated, or none'),
  ),
  ANSWER_MEMORY_MB: number('ANSWER_MEMORY_MB', 32, (n) => n >= 0, 'a number of megabytes, 0 for none'),
  METRICS_TOKEN: unset,
})

/** Thrown with one line per problem; the process prints them and stops. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** The configuration of this process. Secrets are in it: never log it whole. */
export type Config = ReturnType<typeof readConfig>

/** What the process is configured to be, with the address it is reached at and the checkout it offers. */
export interface Settings extends Config {
  publicUrl: string
  /** Script that the client loads to open the payment window. */
  checkoutScriptUrl: string
  /** Base URL of the built-in payment sandbox; null with the real provider. */
  sandboxUrl: string | null
}

/** Every problem at once: also what the good values say of each other, while another one is bad. */
function parseEnvironment(given: Record<string, string | undefined>) {
  const { error: { issues } = { issues: [] } } = environment.safeParse(given)
  const bad = new Set(issues.map(({ path: [name] }) => String(name)))
  const e = environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name))))
  const problems = [...checkTogether(e), ...(e.NODE_ENV === 'production' ? checkProduction(e) : [])]
    // Of a bad value nothing more is said: it counts as unset here.
    .filter(({ about }) => !bad.has(about))
  if (issues.length + problems.length > 0) throw new ConfigError([...issues, ...problems].map(({ message }) => message))
  return e
}

/** Reads and checks the environment; empty values count as unset. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const e = parseEnvironment(given)
  const isProduction = e.NODE_ENV === 'production'
  const isTest = e.NODE_ENV === 'test'
  const hasKeys = Boolean(e.RAZORPAY_KEY_ID && e.RAZORPAY_KEY_SECRET)
  return {
    isProduction,
    isTest,
    port: e.PORT,
    host: e.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    /** Null until the port is known, then http://localhost:<port>. */
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    redisUrl: e.REDIS_URL ?? null,
    seedDemo: e.SEED_DEMO ?? !isProduction,
    smtpUrl: e.SMTP_URL === NONE ? null : (e.SMTP_URL ?? null),
    /** False when the operator has said that no email is sent: pages that promise one say so, and mails wait. */
    sendsMail: e.SMTP_URL !== NONE,
    mailFrom: e.MAIL_FROM,
    razorpay: hasKeys
      ? {
          keyId: e.RAZORPAY_KEY_ID!,
          keySecret: e.RAZORPAY_KEY_SECRET!,
          webhookSecret: e.RAZORPAY_WEBHOOK_SECRET!,
          apiUrl: e.RAZORPAY_API_URL,
          checkoutUrl: e.RAZORPAY_CHECKOUT_URL,
        }
      : null,
    admin: {
      username: e.ADMIN_USERNAME ?? 'admin',
      password: e.ADMIN_PASSWORD ?? 'Plumb-line-42!',
      isDefault: !e.ADMIN_PASSWORD,
      loginPath: e.ADMIN_LOGIN_PATH ?? '/control-room',
    },
    platformFeePercent: e.PLATFORM_FEE_PERCENT,
    holdMinutes: e.HOLD_MINUTES,
    refundWindowHours: e.REFUND_WINDOW_HOURS,
    meetingBaseUrl: e.MEETING_BASE_URL?.replace(/\/+$/, '') ?? null,
    supportEmail: e.SUPPORT_EMAIL,
    supportAddress: e.SUPPORT_ADDRESS,
    communityGroupUrl: e.COMMUNITY_GROUP_URL,
    socialLinks: [
      { name: 'LinkedIn', url: e.SOCIAL_LINKEDIN_URL ?? 'https://www.linkedin.com/' },
      { name: 'Instagram', url: e.SOCIAL_INSTAGRAM_URL },
      { name: 'YouTube', url: e.SOCIAL_YOUTUBE_URL ?? 'https://www.youtube.com/' },
      { name: 'X', url: e.SOCIAL_X_URL },
    ].flatMap((link) => (link.url ? [{ name: link.name, url: link.url }] : [])),
    blogUrl: e.BLOG_URL ?? 'https://blog.plumbline.example/',
    visionVideoUrl: e.VISION_VIDEO_URL ?? 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
    geolocationUrls:
      e.GEOLOCATION_URLS.length > 0 ? e.GEOLOCATION_URLS : ['https://ipapi.co/{ip}/json/', 'https://ipwho.is/{ip}'],
    metaPixelId: e.META_PIXEL_ID ?? null,
    gaMeasurementId: e.GA_MEASUREMENT_ID ?? null,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    /** How long a log-in past its limits waits for its answer, in milliseconds; not at all in tests. */
    refusalPauseMs: isTest ? 0 : 250,
    trustProxy: isNone(e.TRUST_PROXY) ? [] : e.TRUST_PROXY,
    /** Bytes of memory for answers and pages of visitors and for slow reads; 0 keeps none. */
    answerMemory: e.ANSWER_MEMORY_MB * 1024 * 1024,
    metricsToken: e.METRICS_TOKEN ?? null,
  }
}
