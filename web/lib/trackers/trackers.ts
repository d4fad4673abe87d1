/** Loads the configured trackers once the visitor's location or consent allows it. */
import { browserStorage } from '../storage.ts'
import { startSending, stopSending, track, type TrackedEvent } from '../tracking.ts'
import { isTrackableSearch } from './address.ts'
import { startAnalytics } from './analytics.ts'
import { startPixel } from './pixel.ts'
import type { Tracker } from './tracker.ts'

/** Account ids of the operator; null turns a tracker off. */
export interface TrackerIds {
  metaPixelId: string | null
  gaMeasurementId: string | null
}

/** Cookies that trackers leave on our own domain. */
const COOKIES = /^(_fbp|_fbc|_ga|_ga_\w+|_gid)$/

let running: Tracker[] = []

/** Loads the scripts of the trackers with an id and sends them past and future events. */
export function startTrackers({ metaPixelId, gaMeasurementId }: TrackerIds): void {
  if (running.length > 0) return
  running = [
    ...(metaPixelId ? [startPixel(metaPixelId)] : []),
    ...(gaMeasurementId ? [startAnalytics(gaMeasurementId)] : []),
  ]
  startSending(send)
}

/** The choice was just made: earlier events are not sent, except the current page view. */
export function startTrackersFromHere(ids: TrackerIds): void {
  if (running.length > 0) return
  stopSending()
  startTrackers(ids)
  track({ name: 'pageViewed' })
}

/** Stops tracking and deletes the trackers' cookies. */
export function stopTrackers(): void {
  stopSending()
  for (const tracker of running) tracker.stop()
  running = []
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (COOKIES.test(name)) removeCookie(name)
  }
}

function send(event: TrackedEvent): void {
  if (event.name === 'purchased' && !isFirstTime(event.orderId)) return
  if (event.name === 'searched' && !isTrackableSearch(event.text)) return
  for (const tracker of running) tracker.send(event)
}

/** Trackers set them on the widest domain that the browser allows. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains])
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`
}

const KEY = 'plumbline:counted-orders'
const MOST_KEPT = 20

/** True only the first time for an order: reloading the confirmation must not count the purchase again. */
function isFirstTime(orderId: string): boolean {
  const counted = (browserStorage.read(KEY) ?? '').split(' ').filter(Boolean)
  if (counted.includes(orderId)) return false
  browserStorage.write(KEY, [...counted, orderId].slice(-MOST_KEPT).join(' '))
  return true
}
