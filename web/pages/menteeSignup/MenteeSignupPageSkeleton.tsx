import { SignUpSkeleton } from '../../features/accounts/SignUpSkeleton.tsx'

/** The registration before it is there. */
export function MenteeSignupPageSkeleton() {
  return <SignUpSkeleton fields={6} />
}
