import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { forgetPending, readPending } from './requestMemory.ts'

/** The dialog, loaded lazily because few visitors of a profile open it. */
export const RequestDialog = lazyPart(() => import('./RequestDialog.tsx').then((module) => module.RequestDialog))

interface RequestDialogState {
  phase: 'closed' | 'loading' | 'open' | 'sent'
  open: () => void
  close: () => void
  sent: () => void
}

/**
 * Whether the request dialog is open. It opens on its own for a mentee who comes back from logging in with a request
 * that was written before.
 */
export function useRequestDialog(mentorId: number, canSend: boolean): RequestDialogState {
  const [phase, setPhase] = useState<'closed' | 'open' | 'sent'>('closed')
  const [whenLoaded, isLoading] = useWhenLoaded(RequestDialog)
  function open(): void {
    whenLoaded(() => setPhase('open'))
  }
  const sender = canSend ? mentorId : null
  const arrive = useEffectEvent(() => {
    if (readPending(mentorId, Date.now())) open()
  })
  useEffect(() => {
    if (sender !== null) arrive()
  }, [sender])
  return {
    phase: phase !== 'open' && isLoading ? 'loading' : phase,
    open,
    close() {
      setPhase('closed')
      forgetPending()
    },
    sent: () => setPhase('sent'),
  }
}
