import { SignUpSkeleton } from '../../features/accounts/SignUpSkeleton.tsx'

/** The application before it is there. */
export function MentorSignupPageSkeleton() {
  return <SignUpSkeleton fields={9} />
}
