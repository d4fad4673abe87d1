/** Ends pending refunds after a while, as banks do. */
import type { Merchant } from './merchant.ts'
import { settleRefund } from './refunds.ts'

export interface Settling {
  later(refundId: string): void
  stop(): void
}

/** Takes up those that an earlier process left; without `afterMs` pending refunds wait for control. */
export async function startSettling(merchant: Merchant, afterMs: number | null): Promise<Settling> {
  const timers = new Set<NodeJS.Timeout>()
  function later(refundId: string) {
    if (afterMs === null) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      // Another process, or control, may have been faster; what fails otherwise is taken up by the next start.
      settleRefund(merchant, refundId, 'processed').catch(() => {})
    }, afterMs)
    timers.add(timer)
  }
  const pending = `SELECT id FROM sandbox.refunds WHERE entity->>'status' = 'pending'`
  const { rows } = await merchant.pool.query<{ id: string }>(pending)
  for (const { id } of rows) later(id)
  return {
    later,
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
