import { readText, writeText } from '../storage.ts'

const KEY = 'plumbline:counted-orders'
const MOST_KEPT = 20

/** True the first time an order is named: a reload of its confirmation must not count it again. */
export function isFirstTime(orderId: string): boolean {
  const counted = (readText(KEY) ?? '').split(' ').filter(Boolean)
  if (counted.includes(orderId)) return false
  writeText(KEY, [...counted, orderId].slice(-MOST_KEPT).join(' '))
  return true
}
