/** What a refusal of a refund means: by the provider's codes, never by its English, which changes. */
import type { PaymentProviderRefusedError } from '../provider/errors.ts'

type Codes = Pick<PaymentProviderRefusedError, 'status' | 'code' | 'reason' | 'field'>

/**
 * `final`: this amount will never be taken. `conflict`: our key stands for another request. `passing`: the trouble is the
 * provider's or the bank's. `unknown`: the codes do not say; it is tried for a while and then waits for a person.
 */
export type RefundRefusal = 'final' | 'conflict' | 'passing' | 'unknown'

export function refundRefusal({ status, code, reason, field }: Codes): RefundRefusal {
  if (status === 409) return 'conflict'
  if (code === 'GATEWAY_ERROR' || code === 'SERVER_ERROR') return 'passing'
  const isOfInput = code === 'BAD_REQUEST_ERROR' && reason === 'input_validation_failed'
  return isOfInput && field === 'amount' ? 'final' : 'unknown'
}

const unknown = new Map<string, { code: string; reason: string; times: number }>()
/** More kinds than the provider has documented are counted as one. */
const MOST_KINDS = 50

/** Counts a refusal whose codes say nothing, for the metrics of this process. */
export function countUnknown({ code, reason }: Codes): void {
  const kind = { code: code.slice(0, 60), reason: (reason ?? 'none').slice(0, 60) }
  const key = unknown.size < MOST_KINDS ? `${kind.code} ${kind.reason}` : 'others'
  const entry = unknown.get(key) ?? { ...(key === 'others' ? { code: key, reason: key } : kind), times: 0 }
  entry.times += 1
  unknown.set(key, entry)
}

/** How often each was counted since this process started. */
export const unknownRefusals = (): readonly { code: string; reason: string; times: number }[] => [...unknown.values()]
