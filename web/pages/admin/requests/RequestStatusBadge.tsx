import { Badge } from '../../../ui/Badge.tsx'
import { STATUS_NAMES } from './requestsAddress.ts'

const TONES: Readonly<Record<string, 'warn' | 'good' | 'bad' | 'flat'>> = {
  PENDING: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'flat',
}

/** Where a mentorship request stands. */
export function RequestStatusBadge({ status }: { status: string }) {
  return <Badge $tone={TONES[status] ?? 'flat'}>{STATUS_NAMES[status]}</Badge>
}
