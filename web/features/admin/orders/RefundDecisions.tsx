import { useState } from 'react'
import { graphql } from 'react-relay'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { RefundDecisionsResolveMutation } from '../../../__generated__/RefundDecisionsResolveMutation.graphql.ts'
import type { RefundDecisionsRetryMutation } from '../../../__generated__/RefundDecisionsRetryMutation.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { REASON_MINIMUM, ReasonDialog } from '../ReasonDialog.tsx'

/** What can be decided about a refund that waits. */
type Decision = RefundDecisionsResolveMutation['variables']['input']['decision']

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

interface DecideRefundDialogProps {
  refundId: number
  decision: Decision
  /** "₹499 to Asha Pillai". */
  about: string
  onClose: () => void
  onDone?: () => void
}

/** Decides on a refund that waits: its money was returned another way, is not to be returned, or is explained. */
function DecideRefundDialog({ refundId, decision, about, onClose, onDone }: DecideRefundDialogProps) {
  const [resolve] = useMutation<RefundDecisionsResolveMutation>(
    graphql`
      mutation RefundDecisionsResolveMutation($input: ResolveRefundInput!) @raw_response_type {
        resolveRefund(input: $input) {
          ... on ResolveRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Decision saved', tone: 'good' }), showsRefusals: true },
  )
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

/** What an administrator can decide about a refund that waits, in words. */
interface DecisionWords {
  /** On its button. */
  act: string
  title: string
  label: string
  hint: string
  /** What follows. */
  consequence: string
  /** Said of a refund on which it was decided. */
  badge: string
}

const WORDS: Readonly<Record<string, DecisionWords>> = {
  RETURNED_ELSEWHERE: {
    act: 'Returned another way',
    title: 'Was this money returned another way?',
    label: 'How it was returned',
    hint: 'We email it to the payer, such as: “By bank transfer, reference 4711”.',
    consequence:
      'We tell the payer that the money was returned, how and when. It is not refunded again. A seat is released once nothing of its payment is left.',
    badge: 'Returned another way',
  },
  NOT_RETURNED: {
    act: 'Not to be returned',
    title: 'Decide not to return this money?',
    label: 'Why it is not returned',
    hint: 'We email it to the payer.',
    consequence: 'We tell the payer that this money will not be refunded, and why. It can still be refunded later.',
    badge: 'Not to be returned',
  },
  EXPLAINED: {
    act: 'Mark as explained',
    title: 'Do both sides know about this refund?',
    label: 'What was done',
    hint: 'Only administrators can read it.',
    consequence: 'We don’t email anyone. The refund leaves the work queue.',
    badge: 'Explained',
  },
}

/** Words of a decision; one that is newer than this page has none. */
export const decisionWords = (decision: string): DecisionWords | undefined => WORDS[decision]

/** Asks again for a refund that waits: `[retry, isRetrying]`. */
export function useRetryRefund() {
  return useMutation<RefundDecisionsRetryMutation>(
    graphql`
      mutation RefundDecisionsRetryMutation($input: RetryRefundInput!) @raw_response_type {
        retryRefund(input: $input) {
          ... on RetryRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Refund requested again',
        description: 'We are asking the payment provider now. If it refuses, the refund comes back to the work queue.',
      }),
      failed: 'The refund was not retried',
    },
  )
}
