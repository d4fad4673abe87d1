import { type ReactNode, useState } from 'react'
import { graphql } from 'react-relay'
import { forCount } from '../../../../api/rules/text/counts.ts'
import type { DeleteWorkshopMutation } from '../../../__generated__/DeleteWorkshopMutation.graphql.ts'
import { REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { cancelConsequence } from '../../../features/workshops/cancelWords.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { TypedConfirmation } from '../../../ui/overlay/TypedConfirmation.tsx'

const IN_USE = 'WorkshopInUseError'
const CONFLICT = 'WorkshopConflictError'
const REFUND_ALL = 'Cancel it and refund everyone'
const LATER = 'Delete it once nothing depends on it'

type InUse = NonNullable<NonNullable<DeleteWorkshopMutation['response']['deleteWorkshop']>['inUse']>

/** What the dialog says about it. */
export interface DeletedWorkshop {
  readonly databaseId: number
  readonly title: string
  readonly state: string
  readonly registeredCount: number
}

interface DeleteWorkshopProps {
  workshop: DeletedWorkshop
  /** It is deleted, or cancelled for good. */
  onGone: () => void
  /** It is not as it was shown: the table is to be read again. */
  onChanged: () => void
  onClose: () => void
}

/** Deletes a workshop once that is typed; one with people or money in it can be cancelled with all refunds instead. */
export function DeleteWorkshop({ workshop, onGone, onChanged, onClose }: DeleteWorkshopProps) {
  const { databaseId: id, title, state, registeredCount } = workshop
  const isCancelled = state === 'CANCELLED'
  /** Whom cancelling it concerns and what it gives back, as the server said last; once that is chosen. */
  const [refunding, setRefunding] = useState<InUse | null>(null)
  /** Why it can no longer be cancelled. */
  const [over, setOver] = useState<string | null>(null)
  const [remove] = useMutation<DeleteWorkshopMutation>(
    graphql`
      mutation DeleteWorkshopMutation($input: DeleteWorkshopInput!) @raw_response_type {
        deleteWorkshop(input: $input) {
          ... on DeleteWorkshopPayload @alias(as: "done") {
            message
            isDeleted
          }
          ... on WorkshopInUseError @alias(as: "inUse") {
            constraints {
              message
            }
            suggestion
            registeredCount
            cancelRefunds {
              amount
              ...cancelWords_refunds
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ message, isDeleted }) =>
        isDeleted
          ? { title: 'Workshop deleted successfully', tone: 'good' }
          : { title: 'Workshop cancelled', description: message, tone: 'good' },
      failed: ({ type, message }) =>
        type === IN_USE || type === CONFLICT ? null : { title: 'Error', description: message },
    },
  )

  async function confirm(): Promise<ReactNode> {
    const outcome = await remove({ input: { id } })
    if (!outcome.refused) {
      onGone()
      return null
    }
    const kept = outcome.answer?.inUse
    if (!kept) return outcome.refused.message
    return (
      <>
        <b>Cannot Delete Workshop</b>
        <ul>
          {kept.constraints.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <p>{kept.suggestion}</p>
        <Button look="danger" size="small" onClick={() => setRefunding(kept)}>
          {isCancelled ? LATER : REFUND_ALL}
        </Button>
      </>
    )
  }

  if (refunding)
    return (
      <ReasonDialog
        title={`${isCancelled ? LATER : REFUND_ALL}?`}
        description={title}
        label="Reason"
        hint={
          isCancelled
            ? 'It is recorded in the audit log.'
            : refunding.registeredCount === 0
              ? 'We email it to the mentor.'
              : 'We send it to everyone who is registered, and to the mentor.'
        }
        minimum={REASON_MINIMUM}
        impossible={over}
        keep="Keep workshop"
        confirm={isCancelled ? 'Delete later' : 'Cancel and refund'}
        look="danger"
        onClose={onClose}
        run={async (reason) => {
          const expectedRefund = isCancelled ? null : refunding.cancelRefunds.amount
          const outcome = await remove({ input: { id, refundAll: true, expectedRefund, reason } })
          const { refused } = outcome
          if (!refused) {
            onGone()
            return null
          }
          if (outcome.answer?.inUse) setRefunding(outcome.answer.inUse)
          if (refused.type === CONFLICT) setOver(refused.message)
          if (!refused.failure) onChanged()
          return refused
        }}
      >
        {!isCancelled && <p>{cancelConsequence(refunding.registeredCount, refunding.cancelRefunds)}</p>}
        <p>
          It stays in the table as cancelled for a week and is then deleted. A workshop that someone paid for or began
          to pay for is never deleted, because payment orders refer to it.
        </p>
      </ReasonDialog>
    )
  return (
    <TypedConfirmation
      open
      onOpenChange={(stays) => stays || onClose()}
      title={`Delete ${title}?`}
      phrase="delete"
      action="Delete workshop"
      keep="Keep workshop"
      onConfirm={confirm}
    >
      <p>
        {registeredCount > 0
          ? `${forCount(registeredCount, '1 person is registered', (n) => `${n} people are registered`)}, so it cannot be deleted now. Press Delete workshop to read what you can do instead.`
          : `It is removed for good, with its picture and its messages.${isCancelled ? '' : ' We email its mentor.'} This can’t be undone.`}
      </p>
    </TypedConfirmation>
  )
}
