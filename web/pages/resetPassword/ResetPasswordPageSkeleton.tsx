import { OneFormSkeleton } from '../../features/accounts/OneFormSkeleton.tsx'

/** The form for a new password before it is there. */
export function ResetPasswordPageSkeleton() {
  return <OneFormSkeleton fields={2} />
}
