import { SignUpSkeleton } from '../../features/accounts/SignUpSkeleton.tsx'

/** Skeleton of the registration. */
export function MenteeSignupPageSkeleton() {
  return <SignUpSkeleton fields={6} />
}
