import { OneFormSkeleton } from '../../features/accounts/OneFormSkeleton.tsx'

/** Skeleton of the forgot password form. */
export function ForgotPasswordPageSkeleton() {
  return <OneFormSkeleton fields={1} />
}
