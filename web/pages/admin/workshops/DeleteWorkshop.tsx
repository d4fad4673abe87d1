import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { DeleteWorkshopMutation } from '../../../__generated__/DeleteWorkshopMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { TypedConfirmation } from '../../../ui/TypedConfirmation.tsx'
import { CancelWorkshopDialog, type CancelledWorkshop } from './CancelWorkshopDialog.tsx'

const IN_USE = 'WorkshopInUseError'

interface DeleteWorkshopProps {
  workshop: CancelledWorkshop & { readonly state: string }
  /** It is deleted, or cancelled for good. */
  onGone: () => void
  onClose: () => void
}

/** Deletes a workshop once that is typed; one with people or money in it can be cancelled with all refunds instead. */
export function DeleteWorkshop({ workshop, onGone, onClose }: DeleteWorkshopProps) {
  const { databaseId: id, title, state } = workshop
  const [isRefunding, setRefunding] = useState(false)
  const [remove] = useMutation<DeleteWorkshopMutation>(
    graphql`
      mutation DeleteWorkshopMutation($input: DeleteWorkshopInput!) @raw_response_type {
        deleteWorkshop(input: $input) {
          ... on DeleteWorkshopPayload @alias(as: "done") {
            message
          }
          ... on WorkshopInUseError @alias(as: "inUse") {
            constraints {
              message
            }
            suggestion
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Workshop deleted successfully', tone: 'good' }),
      failed: ({ type, message }) => (type === IN_USE ? null : { title: 'Error', description: message }),
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
        <List>
          {kept.constraints.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </List>
        <p>{kept.suggestion}</p>
        {state !== 'CANCELLED' && (
          <Button look="danger" size="small" onClick={() => setRefunding(true)}>
            Cancel it and refund everyone
          </Button>
        )}
      </>
    )
  }

  if (isRefunding) return <CancelWorkshopDialog workshop={workshop} onDone={onGone} onClose={onClose} />
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
      <p>It is removed for good, with its picture and its messages. This can’t be undone.</p>
    </TypedConfirmation>
  )
}

const List = styled.ul`
  padding-left: 18px;
  list-style: disc;
`
