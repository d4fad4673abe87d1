import { OneFormSkeleton } from '../../features/accounts/OneFormSkeleton.tsx'

/** The form for a forgotten password before it is there. */
export function ForgotPasswordPageSkeleton() {
  return <OneFormSkeleton fields={1} />
}
