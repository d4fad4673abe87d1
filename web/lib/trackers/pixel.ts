/** The advertising network's pixel. */
import { CURRENCY } from '../../../api/rules/constants.ts'
import type { TrackedEvent } from '../tracking.ts'
import { isTellable } from './address.ts'
import { loadScript } from './loadScript.ts'
import { rupees, type Tracker } from './tracker.ts'

/** The queue that its script takes over: calls wait in it until the script is there. */
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
 * Starts it. Its script reads the address and the referrer by itself, so where they hold something private nothing is
 * called: a page view is left out, anything else waits for the next page.
 */
export function startPixel(id: string): Tracker {
  const waiting: TrackedEvent[] = []
  const fbq = (window.fbq ??= load(id))
  fbq('consent', 'grant')
  return {
    send(event) {
      if (isTellable(location.href) && isTellableReferrer(document.referrer)) {
        for (const due of [...waiting.splice(0), event]) call(fbq, due)
      } else if (event.name !== 'pageViewed') waiting.push(event)
    },
    stop: () => fbq('consent', 'revoke'),
  }
}

/** Other sites are named as their browser allows. */
function isTellableReferrer(referrer: string): boolean {
  return !referrer.startsWith(`${location.origin}/`) || isTellable(referrer)
}

function load(id: string): Fbq {
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else fbq.queue.push(args)
    },
    // The router changes addresses often; which change is a page view is ours to say.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  ) as unknown as Fbq
  fbq.push = fbq
  window._fbq ??= fbq
  // Otherwise it reads buttons and forms by itself.
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

/** Its name for the event, and what goes with it. */
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
