import { browserStorage } from '../storage.ts'

const KEY = 'plumbline:counted-orders'
const MOST_KEPT = 20

/** True only the first time for an order: reloading the confirmation must not count the purchase again. */
export function isFirstTime(orderId: string): boolean {
  const counted = (browserStorage.read(KEY) ?? '').split(' ').filter(Boolean)
  if (counted.includes(orderId)) return false
  browserStorage.write(KEY, [...counted, orderId].slice(-MOST_KEPT).join(' '))
  return true
}
