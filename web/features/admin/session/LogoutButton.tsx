import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { LogoutButtonMutation } from '../../../__generated__/LogoutButtonMutation.graphql.ts'
import { sendWaiting } from '../../../relay/undoable.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { tellTabs, toLogin } from './door.ts'

const LeaveDialog = lazyPart(
  () => import('../../../ui/editor/LeaveDialog.tsx').then((module) => module.LeaveDialog),
  null,
)

/** Ends the session in every tab; asks first while this page holds what is not saved. */
export function LogoutButton() {
  const [logOut, isLoggingOut] = useAdminLogout()
  const [isAsking, setAsking] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(LeaveDialog)
  const ask = () => whenLoaded(() => setAsking(true))
  return (
    <>
      <Button busy={isLoggingOut || isLoading} onClick={() => (isUnsaved() ? ask() : logOut())}>
        <LogOut />
        Logout
      </Button>
      {isAsking && (
        <LeaveDialog
          open
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            logOut()
          }}
        />
      )}
    </>
  )
}

/** The same question that a browser asks when its tab is closed: an editor with unsaved changes prevents it. */
function isUnsaved(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Ends the administrator's session in every tab: `[logOut, isLoggingOut]`. When the request fails, a toast says so. */
function useAdminLogout(): [logOut: () => void, isLoggingOut: boolean] {
  const [run, isLoggingOut] = useMutation<LogoutButtonMutation>(graphql`
    mutation LogoutButtonMutation @raw_response_type {
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
