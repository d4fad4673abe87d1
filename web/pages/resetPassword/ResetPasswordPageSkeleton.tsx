import { OneFormSkeleton } from '../../features/accounts/OneFormSkeleton.tsx'

/** Skeleton of the new password form. */
export function ResetPasswordPageSkeleton() {
  return <OneFormSkeleton fields={2} />
}
