import { useState } from 'react'
import type { Refusal } from '../../../relay/refusal.ts'
import { Button } from '../../../ui/Button.tsx'
import { useQueue } from './queueContext.ts'

interface ActButtonProps {
  /** The row that it acts on. */
  row: string
  label: string
  /** Whom or what it acts on, for screen readers. */
  about: string
  /** Does it; never rejects. */
  run: () => Promise<{ refused: Refusal | null }>
  /** What is said once it is done. */
  said: string
}

/** Acts on a row of the queue at once. What was refused leaves the row, and the queue is read anew. */
export function ActButton({ row, label, about, run, said }: ActButtonProps) {
  const { acted, refresh } = useQueue()
  const [isBusy, setBusy] = useState(false)
  async function act(): Promise<void> {
    setBusy(true)
    const { refused } = await run()
    setBusy(false)
    if (refused) refresh()
    else acted(row, said)
  }
  return (
    <Button size="small" busy={isBusy} aria-label={`${label}: ${about}`} onClick={() => void act()}>
      {label}
    </Button>
  )
}
