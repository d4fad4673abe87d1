import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { DecideRefundDialog } from './DecideRefundDialog.tsx'
import { decisionWords } from './refundDecisions.ts'
import type { Decision } from './useOrderActs.ts'

interface RefundDecisionsProps {
  refundId: number
  /** Those that are open. */
  decisions: readonly Decision[]
  /** "₹499 to Asha Pillai". */
  about: string
  /** Whether the buttons name what they are about, where several refunds stand together. */
  isNamed?: boolean
  onDone?: () => void
}

/** A button for each decision that a refund waits for, and the dialog behind it. */
export function RefundDecisions({ refundId, decisions, about, isNamed = false, onDone }: RefundDecisionsProps) {
  const [deciding, setDeciding] = useState<Decision | null>(null)
  return (
    <>
      {decisions.map((decision) => {
        const act = decisionWords(decision)?.act
        return (
          act && (
            <Button
              key={decision}
              size="small"
              aria-haspopup="dialog"
              {...(isNamed && { 'aria-label': `${act}: refund of ${about}` })}
              onClick={() => setDeciding(decision)}
            >
              {act}
            </Button>
          )
        )
      })}
      {deciding && (
        <DecideRefundDialog
          refundId={refundId}
          decision={deciding}
          about={about}
          onClose={() => setDeciding(null)}
          {...(onDone && { onDone })}
        />
      )}
    </>
  )
}
