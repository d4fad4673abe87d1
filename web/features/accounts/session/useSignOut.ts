import { graphql } from 'react-relay'
import type { useSignOutMutation } from '../../../__generated__/useSignOutMutation.graphql.ts'
import { sendWaiting } from '../../../relay/undoable.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { signedOut } from './presence.ts'

/**
 * Ends the member's session, drops what was loaded for them and goes to the sign-in page: `[signOut, isSigningOut]`.
 * When the request fails, a toast says so and the session goes on. Never rejects.
 */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean] {
  const [run, isSigningOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation @raw_response_type {
      signOut {
        ... @alias(as: "done") {
          ok
        }
      }
    }
  `)
  async function signOut(): Promise<void> {
    await sendWaiting()
    const { done } = await run({})
    if (done) signedOut()
  }
  return [() => void signOut(), isSigningOut]
}
