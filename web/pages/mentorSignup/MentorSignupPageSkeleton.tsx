import { SignUpSkeleton } from '../../features/accounts/SignUpSkeleton.tsx'

/** Skeleton of the application. */
export function MentorSignupPageSkeleton() {
  return <SignUpSkeleton fields={9} />
}
