import { useEffect, useEffectEvent, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { screen } from '../../lib/screen.ts'
import { useToast } from '../../ui/useToast.ts'
import { forgetPending, readPending } from './requestMemory.ts'

/** The dialog's code, wanted by few who look at a profile. */
export const requestDialog = screen(() => import('./RequestDialog.tsx').then((module) => module.RequestDialog))

interface RequestDialogState {
  phase: 'closed' | 'loading' | 'open' | 'sent'
  open: () => void
  close: () => void
  sent: () => void
}

/**
 * Whether the request dialog is open. It opens by itself for a mentee who comes back from signing in with a request
 * that was written before.
 */
export function useRequestDialog(mentorId: number, canSend: boolean): RequestDialogState {
  const [phase, setPhase] = useState<RequestDialogState['phase']>('closed')
  const { toast } = useToast()
  function show(): void {
    requestDialog.load().then(
      () => setPhase('open'),
      (error: unknown) => {
        setPhase('closed')
        toast({ ...explain(error), tone: 'destructive' })
      },
    )
  }
  const sender = canSend ? mentorId : null
  const arrive = useEffectEvent(() => {
    if (readPending(mentorId, Date.now())) show()
  })
  useEffect(() => {
    if (sender !== null) arrive()
  }, [sender])
  return {
    phase,
    open() {
      setPhase('loading')
      show()
    },
    close() {
      setPhase('closed')
      forgetPending()
    },
    sent: () => setPhase('sent'),
  }
}
