/** The advertising network's pixel. */
import { CURRENCY } from '../../../api/rules/constants.ts'
import type { TrackedEvent } from '../tracking.ts'
import { isTrackable } from './address.ts'
import { loadScript, rupees, type Tracker } from './tracker.ts'

/** The queue that its script takes over: calls wait in it until the script has loaded. */
interface Fbq {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

/**
 * Starts it. Its script reads the URL and the referrer on its own, so nothing is sent while they contain private data:
 * page views are skipped, other events wait for the next page.
 */
export function startPixel(id: string): Tracker {
  const waiting: TrackedEvent[] = []
  const fbq = (window.fbq ??= load(id))
  fbq('consent', 'grant')
  return {
    send(event) {
      if (isTrackable(location.href) && isTrackableReferrer(document.referrer)) {
        for (const due of [...waiting.splice(0), event]) call(fbq, due)
      } else if (event.name !== 'pageViewed') waiting.push(event)
    },
    stop: () => fbq('consent', 'revoke'),
  }
}

/** For other sites the browser's referrer policy decides. */
function isTrackableReferrer(referrer: string): boolean {
  return !referrer.startsWith(`${location.origin}/`) || isTrackable(referrer)
}

function load(id: string): Fbq {
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else fbq.queue.push(args)
    },
    // The router changes the URL often; we report page views ourselves.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  ) as unknown as Fbq
  fbq.push = fbq
  window._fbq ??= fbq
  // Otherwise it tracks buttons and forms automatically.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  return fbq
}

function call(fbq: Fbq, event: TrackedEvent): void {
  const [name, data] = standardEvent(event)
  const once = event.name === 'purchased' ? [{ eventID: event.orderId }] : []
  fbq('track', name, { ...data, currency: CURRENCY }, ...once)
}

/** The service's event name and parameters. */
function standardEvent(event: TrackedEvent): [name: string, data: object] {
  switch (event.name) {
    case 'pageViewed':
      return ['PageView', {}]
    case 'mentorViewed':
      return ['ViewContent', { ...mentor(event.mentorId), value: rupees(event.amount) }]
    case 'signUpStarted':
      return ['Lead', { content_category: `${event.kind}_signup` }]
    case 'signUpCompleted':
      return ['CompleteRegistration', { content_category: `${event.kind}_signup`, status: true }]
    case 'searched':
      return ['Search', { search_string: event.text }]
    case 'checkoutOpened':
      return ['InitiateCheckout', { ...order(event), num_items: 1 }]
    case 'purchased':
      return ['Purchase', { ...order(event), order_id: event.orderId }]
  }
}

function order(event: { mentorId: number; packageType: string; amount: number }): object {
  return { ...mentor(event.mentorId), content_category: event.packageType, value: rupees(event.amount) }
}

function mentor(id: number): object {
  return { content_type: 'product', content_ids: [`mentor-${id}`] }
}
