import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../../../lib/toasts.ts'
import { RESTRICTED } from './chatNotices.ts'

/** Tells a member who is no mentee that there is no chat for them, and closes. */
export function ChatForMentees({ onClose }: { onClose: () => void }) {
  const refuse = useEffectEvent(() => {
    showToast({ tone: 'destructive', ...RESTRICTED })
    onClose()
  })
  useEffect(() => refuse(), [])
  return null
}
