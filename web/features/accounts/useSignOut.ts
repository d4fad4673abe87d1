import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { signedOut } from './presence.ts'

/** Ends the member's session, drops what was loaded for them and goes to the sign-in page: `[signOut, isSigningOut]`. */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean] {
  const [run, isSigningOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ok
      }
    }
  `)
  function signOut(): void {
    run({}).then(
      () => signedOut(),
      () => undefined, // useMutation has said so; the session goes on
    )
  }
  return [signOut, isSigningOut]
}
