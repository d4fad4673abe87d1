import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import type { useSignOutMutation } from '../__generated__/useSignOutMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import { refreshViewer } from './refreshViewer.ts'

/** Ends the member's session and goes to the sign-in page: `[signOut, isSigningOut]`. */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean] {
  const navigate = useNavigate()
  const [run, isSigningOut] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        ok
      }
    }
  `)
  function signOut(): void {
    run({})
      .then(refreshViewer)
      .then(
        () => navigate('/auth'),
        () => undefined, // useMutation has said so; the session goes on
      )
  }
  return [signOut, isSigningOut]
}
