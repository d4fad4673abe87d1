import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useQueue } from './queueContext.ts'
import { useJobActs } from './useDeliveryActs.ts'

interface RemoveJobProps {
  /** The row of the queue. */
  row: string
  id: string
  task: string
}

/** Removes a job that is out of tries, once that is confirmed: it can't be brought back. */
export function RemoveJob({ row, id, task }: RemoveJobProps) {
  const { acted } = useQueue()
  const { remove } = useJobActs()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  function close(): void {
    setAsking(false)
    setProblem(null)
  }
  async function run(): Promise<void> {
    setBusy(true)
    setProblem(null)
    const { refused } = await remove({ input: { id } })
    setBusy(false)
    if (refused) return setProblem(refused.message)
    close()
    acted(row, `The job ${task} is removed.`)
  }
  return (
    <>
      <Button
        look="danger"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Remove: ${task} ${id}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(wanted) => wanted || isBusy || close()}
        title="Remove this job?"
        description={`${task}, number ${id}`}
        footer={
          <>
            <Button onClick={close} disabled={isBusy}>
              Go back
            </Button>
            <Button look="danger" busy={isBusy} onClick={() => void run()}>
              Remove job
            </Button>
          </>
        }
      >
        {problem && (
          <Notice tone="warn" role="alert">
            {problem}
          </Notice>
        )}
        <p>Its task will not be done. This can’t be undone.</p>
      </Dialog>
    </>
  )
}
