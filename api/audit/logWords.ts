import { formatRequestDate, formatRupees } from '../rules/text/format.ts'
import { AUDIT_ACTIONS, MONEY_ACTIONS } from '../rules/auditActions.ts'
import { REFUND_REASON_TEXTS, type RefundReason } from '../rules/money/refundReasons.ts'
import type { LogRow } from './logRows.ts'

/** One field that changed; null where it was added or deleted. */
export type LogChange = ReturnType<typeof logChanges>[number]

const ACTORS: Record<string, string> = {
  system: 'Plumbline',
  provider: 'Payment provider',
  visitor: 'Visitor',
  operator: 'Command on the server',
  unknown: 'Change by hand in the database',
}

/** What an actor without an account is called; null for people. */
export const actorText = (actor: string): string | null => ACTORS[actor] ?? null

/** What was done, or what became of money. */
export function actionText({ source, action, before, after }: LogRow): string {
  if (source === 'administration') return (AUDIT_ACTIONS as Record<string, string>)[action] ?? action
  if (OF_DISPUTES.some((name) => name in { ...before, ...after })) {
    if (before === null) return 'Dispute raised'
    return BECAME[`dispute ${String(after?.['dispute_status'])}`] ?? 'Dispute changed'
  }
  const text = BECAME[before === null ? action : `${action} ${String(after?.['status'])}`]
  if (text) return text
  if (action === 'money.order' && after?.['provider_order_id']) return 'Order opened at the provider'
  if (action === 'money.payment') return 'Refundable part of a payment changed'
  return (MONEY_ACTIONS as Record<string, string>)[action] ?? action
}

/** What the journal keeps of a dispute, as an entry of its payment. */
const OF_DISPUTES = ['dispute_status', 'dispute_amount', 'amount_deducted', 'phase', 'respond_by']

/** What was made, and what it became by its new status. */
const BECAME: Record<string, string> = {
  'money.order': 'Order opened',
  'money.order paid': 'Order paid',
  'money.order closed': 'Order closed',
  'money.payment': 'Payment received',
  'money.payment captured': 'Payment no longer refunded in full',
  'money.payment refunded': 'Payment refunded in full',
  'money.payment failed': 'Payment failed',
  'money.refund': 'Refund requested',
  'money.refund requested': 'Refund to be sent again',
  'money.refund pending': 'Refund sent to the bank',
  'money.refund processed': 'Refund arrived',
  'money.refund failed': 'Refund failed',
  'dispute open': 'Dispute to be answered',
  'dispute under_review': 'Dispute answered, the bank decides',
  'dispute won': 'Dispute won',
  'dispute lost': 'Dispute lost',
  'dispute closed': 'Dispute closed',
}

/** Fields that hold paise. */
const OF_RUPEES =
  /^(amount|refund|refunds|refundable|price|dispute_amount|amount_deducted|refunded_?amount|starterPackageRate|advancedPackageRate)$/i

/** A moment as the database writes it into the journal, or an act into the audit log. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(\+00:00|Z)$/

/** The fields that changed, with money in rupees and times in IST; none that was and is empty. */
export function logChanges({ before, after }: Pick<LogRow, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({
      field: fieldText(name),
      before: valueText(name, before?.[name]),
      after: valueText(name, after?.[name]),
    }))
    .filter((change) => change.before || change.after)
}

/** `provider_order_id` and `providerOrderId` are Provider order id. */
function fieldText(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueText(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return OF_RUPEES.test(name) ? formatRupees(value) : String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (MOMENT.test(value)) return `${formatRequestDate(new Date(value))} IST`
  return name === 'reason' && value in REFUND_REASON_TEXTS ? REFUND_REASON_TEXTS[value as RefundReason] : value
}
