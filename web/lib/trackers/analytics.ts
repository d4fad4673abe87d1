/** Google Analytics 4. */
import { CURRENCY } from '../../../api/rules/constants.ts'
import type { TrackedEvent } from '../tracking.ts'
import { trackablePath, trackableReferrer } from './address.ts'
import { loadScript, rupees, type Tracker } from './tracker.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    [disable: `ga-disable-${string}`]: boolean
  }
}

/** gtag's queue needs the arguments object itself; it treats an array differently. */
function gtag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments)
}

/** Starts it for measurement only: no advertising, no query strings, no titles (they contain names). */
export function startAnalytics(id: string): Tracker {
  window[`ga-disable-${id}`] = false
  if (!window.dataLayer) load(id)
  return {
    send(event) {
      const measured = analyticsEvent(event)
      if (!measured) return
      gtag('set', place(event.path))
      gtag('event', ...measured)
    },
    stop: () => (window[`ga-disable-${id}`] = true),
  }
}

function load(id: string): void {
  window.dataLayer = []
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('set', place(location.pathname))
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

function place(path: string): object {
  const told = trackablePath(path)
  return {
    page_location: location.origin + told,
    page_title: told,
    page_referrer: trackableReferrer(document.referrer, location.origin),
  }
}

/** The service's event name and parameters; null for events that it does not track. */
function analyticsEvent(event: TrackedEvent): [name: string, data: object] | null {
  switch (event.name) {
    case 'pageViewed':
      return ['page_view', {}]
    case 'signUpStarted':
      return ['sign_up_start', { method: 'email', user_type: event.kind }]
    case 'signUpCompleted':
      return ['sign_up', { method: 'email', user_type: event.kind }]
    case 'purchased':
      return ['purchase', purchase(event)]
    default:
      return null
  }
}

function purchase(event: TrackedEvent & { name: 'purchased' }): object {
  const { orderId, mentorId, packageType, amount, sessionDate } = event
  return {
    transaction_id: orderId,
    value: rupees(amount),
    currency: CURRENCY,
    mentor_id: mentorId,
    package_type: packageType,
    session_date: sessionDate,
    items: [{ item_id: `mentor-${mentorId}`, item_name: packageType, price: rupees(amount), quantity: 1 }],
  }
}
