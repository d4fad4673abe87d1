import { graphql } from 'react-relay'
import type { useAdminLogoutMutation } from '../../../__generated__/useAdminLogoutMutation.graphql.ts'
import { sendWaiting } from '../../../relay/undoable.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { tellTabs, toLogin } from './door.ts'

/** Ends the administrator's session in every tab: `[logOut, isLoggingOut]`. When the request fails, a toast says so. */
export function useAdminLogout(): [logOut: () => void, isLoggingOut: boolean] {
  const [run, isLoggingOut] = useMutation<useAdminLogoutMutation>(graphql`
    mutation useAdminLogoutMutation @raw_response_type {
      signOutAdmin {
        ... @alias(as: "done") {
          ok
        }
      }
    }
  `)
  async function logOut(): Promise<void> {
    await sendWaiting()
    const { done } = await run({})
    if (!done) return
    tellTabs({ ended: true })
    toLogin({ ended: false })
  }
  return [() => void logOut(), isLoggingOut]
}
