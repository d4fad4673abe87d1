import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { useAdminLogout } from './useAdminLogout.ts'

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
