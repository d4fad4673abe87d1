/** The trackers' scripts, played by ours: they take the queues over as the real ones do and note each call. */
import type { BrowserContext } from '@playwright/test'

export interface PixelCall {
  call: unknown[]
  /** The address that the real script would read by itself. */
  href: string
}

export interface Told {
  /** Calls of the pixel, oldest first. */
  pixel: PixelCall[]
  /** Commands to Analytics, oldest first. */
  analytics: unknown[][]
  /** Scripts and beacons asked for. */
  requests: string[]
}

const PIXEL = `{
  const fbq = window.fbq
  fbq.callMethod = (...call) => window.standInTold('pixel', { call, href: location.href })
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call)
}`

const ANALYTICS = `{
  const take = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') throw new Error('Not a command')
    window.standInTold('analytics', JSON.parse(JSON.stringify([...call])))
  }
  const layer = window.dataLayer
  layer.forEach(take)
  layer.push = (...calls) => calls.forEach(take)
}`

/** Answers for both services in this browser; the answer fills up as pages tell them something. */
export async function playTrackers(context: BrowserContext): Promise<Told> {
  const told: Told = { pixel: [], analytics: [], requests: [] }
  await context.exposeFunction('standInTold', (service: 'pixel' | 'analytics', call: never) => {
    told[service].push(call)
  })
  await context.route(/^https:\/\/[^/]*(facebook|google)/, async (route) => {
    const url = route.request().url()
    told.requests.push(url)
    const isPixel = url === 'https://connect.facebook.net/en_US/fbevents.js'
    const isAnalytics = url.startsWith('https://www.googletagmanager.com/gtag/js?id=')
    if (!isPixel && !isAnalytics) return await route.abort()
    await route.fulfill({ contentType: 'text/javascript', body: isPixel ? PIXEL : ANALYTICS })
  })
  return told
}

/** The pixel's standard events: name and data. */
export function pixelEvents({ pixel }: Told): [name: string, data: Record<string, unknown>][] {
  return pixel
    .filter(({ call }) => call[0] === 'track')
    .map(({ call }) => [String(call[1]), call[2] as Record<string, unknown>])
}

/** Analytics events: name and data, with the page that was set before. */
export function analyticsEvents({ analytics }: Told): [name: string, data: Record<string, unknown>, page: string][] {
  let page = ''
  return analytics.flatMap(([command, name, data]) => {
    if (command === 'set') page = String((name as { page_location: string }).page_location)
    return command === 'event' ? [[String(name), data as Record<string, unknown>, page] as const] : []
  }) as [string, Record<string, unknown>, string][]
}
