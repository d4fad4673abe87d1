import { useState } from 'react'
import type { Refusal } from '../../../relay/refusal.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useQueue } from './queue.ts'

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

/** Acts on a row of the queue at once. After a refusal the row stays, and the queue is read again. */
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

interface ConfirmedActProps {
  /** The row of the queue. */
  row: string
  label: string
  /** Whom or what it acts on, for screen readers. */
  about: string
  title: string
  description: string
  consequence: string
  confirm: string
  /** Does it; never rejects. */
  run: () => Promise<{ refused: Refusal | null }>
  /** What is said once it is done. */
  said: string
}

/** Takes a row out of the queue for good, once that is confirmed. */
export function ConfirmedAct({ row, label, about, run, said, ...asked }: ConfirmedActProps) {
  const { acted } = useQueue()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  function close(): void {
    setAsking(false)
    setProblem(null)
  }
  async function act(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const { refused } = await run()
    setBusy(false)
    if (refused) return setProblem(refused.message)
    close()
    acted(row, said)
  }
  return (
    <>
      <Button
        look="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(wanted) => wanted || isBusy || close()}
        title={asked.title}
        description={asked.description}
        footer={
          <>
            <Button onClick={close} disabled={isBusy}>
              Cancel
            </Button>
            <Button look="danger" busy={isBusy} onClick={() => void act()}>
              {asked.confirm}
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="warn" role="alert">
            {problem}
          </Notice>
        )}
        <p>{asked.consequence} This can’t be undone.</p>
      </Dialog>
    </>
  )
}
