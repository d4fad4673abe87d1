import { Badge } from '../../../ui/Badge.tsx'

/** Whether the account is in use. */
export function MenteeStatus({ isActive }: { isActive: boolean | null | undefined }) {
  return <Badge $tone={isActive ? 'good' : 'flat'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
