import { useState } from 'react'
import { istDate } from '../../../../api/rules/time/time.ts'
import { serverTime } from '../../../lib/clock.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { REASON_MINIMUM } from '../reasonRule.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { decisionWords } from './refundDecisions.ts'
import { useResolveRefund, type Decision } from './useOrderActs.ts'

interface DecideRefundDialogProps {
  refundId: number
  decision: Decision
  /** "₹499 to Asha Pillai". */
  about: string
  onClose: () => void
  onDone?: () => void
}

/** Decides on a refund that waits: its money was returned another way, is not to be returned, or is explained. */
export function DecideRefundDialog({ refundId, decision, about, onClose, onDone }: DecideRefundDialogProps) {
  const [resolve] = useResolveRefund()
  const [today] = useState(() => istDate(serverTime()))
  const [returnedOn, setReturnedOn] = useState(today)
  const [issue, setIssue] = useState<string | null>(null)
  const words = decisionWords(decision)
  const isElsewhere = decision === 'RETURNED_ELSEWHERE'
  if (!words) return null
  function check(): boolean {
    const isRight = !isElsewhere || (returnedOn !== '' && returnedOn <= today)
    setIssue(isRight ? null : 'Choose today or a day before')
    return isRight
  }
  return (
    <ReasonDialog
      title={words.title}
      description={about}
      label={words.label}
      hint={words.hint}
      minimum={REASON_MINIMUM}
      confirm={words.act}
      look={decision === 'NOT_RETURNED' ? 'danger' : 'primary'}
      check={check}
      onClose={onClose}
      run={async (note) => {
        const on = isElsewhere ? returnedOn : null
        const { refused } = await resolve({ input: { refundId, decision, note, returnedOn: on } })
        if (!refused) onDone?.()
        return refused
      }}
    >
      <p>{words.consequence}</p>
      {isElsewhere && (
        <Field label="When it was returned" note="IST" required error={issue ?? undefined}>
          <Input type="date" max={today} value={returnedOn} onChange={({ target }) => setReturnedOn(target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
