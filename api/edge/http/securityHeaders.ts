import type { App } from '../../app.ts'

type Site = Pick<
  App['config'],
  'publicUrl' | 'isProduction' | 'checkoutScriptUrl' | 'visionVideoUrl' | 'metaPixelId' | 'gaMeasurementId'
>

type Hosts = Partial<Record<'script' | 'frame' | 'connect' | 'image', string[]>>

/** Hosts that the provider's own script opens, loads and reports to. */
const PROVIDER: Hosts = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  image: ['https://cdn.razorpay.com'],
}
const PIXEL: Hosts = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  image: ['https://www.facebook.com'],
}
const ANALYTICS: Hosts = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
}

const originOf = (address: string | null) => (address && URL.canParse(address) ? [new URL(address).origin] : [])

/** Hashes of the styles and scripts that stand in a page; null allows all of them, for development. */
type InPage = { scripts: readonly string[]; styles: readonly string[] } | null

/** The hash of no text: of elements whose rules a script adds, as styled-components does. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Policy of the client's pages. */
export function pagePolicy(site: Site): (inPage: InPage) => string {
  const checkout = originOf(site.checkoutScriptUrl)
  const others = [
    ...(checkout[0]?.endsWith('.razorpay.com') ? [PROVIDER] : []),
    ...(site.metaPixelId ? [PIXEL] : []),
    ...(site.gaMeasurementId ? [ANALYTICS] : []),
  ]
  const hostsOf = (kind: keyof Hosts, ...own: string[]) =>
    new Set([...own, ...others.flatMap((hosts) => hosts[kind] ?? [])])
  const socket = site.publicUrl.replace(/^http/, 'ws')
  const frames = site.checkoutScriptUrl.startsWith('/') ? ["'self'"] : checkout
  const scripts = hostsOf('script', ...checkout)
  const rest: Record<string, string[]> = {
    // Scripts set computed positions and sizes as style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hostsOf('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", socket, ...hostsOf('connect', ...checkout)],
    'frame-src': [...hostsOf('frame', ...frames).union(new Set(originOf(site.visionVideoUrl)))],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(site.isProduction && site.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  const end = Object.entries(rest).map(([name, values]) => [name, ...values].join(' '))
  return (inPage) => {
    const ownScripts = inPage?.scripts ?? ["'unsafe-inline'"]
    const ownStyles = inPage ? [...inPage.styles, EMPTY] : ["'unsafe-inline'"]
    return [
      "default-src 'self'",
      ["script-src 'self'", ...ownScripts, ...scripts].join(' '),
      ["style-src-elem 'self'", ...ownStyles].join(' '),
      ...end,
    ].join('; ')
  }
}

/** Policy for data responses: nothing may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What every answer carries besides its policy. Made once: each request only adds them. */
export function securityHeaders({ isProduction }: Pick<Site, 'isProduction'>): Readonly<Record<string, string>> {
  return {
    // Banks' payment windows must be able to message the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Old browsers' filter did more harm than good.
    'x-xss-protection': '0',
  }
}
