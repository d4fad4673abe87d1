import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { DeletePersonMenteeMutation } from '../../../__generated__/DeletePersonMenteeMutation.graphql.ts'
import type { DeletePersonMentorMutation } from '../../../__generated__/DeletePersonMentorMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { TypedConfirmation } from '../../../ui/overlay/TypedConfirmation.tsx'

interface DeleteProps {
  id: number
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Asks before a mentor is deleted. */
export function DeleteMentor({ id, onDone, ...dialog }: DeleteProps) {
  const [run] = useMutation<DeletePersonMentorMutation>(
    graphql`
      mutation DeletePersonMentorMutation($input: DeleteMentorInput!) @raw_response_type {
        deleteMentor(input: $input) {
          ... on DeleteMentorPayload @alias(as: "done") {
            ok
          }
          ... on AccountInUseError @alias(as: "inUse") {
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
      failed: () => null,
      fallback: 'Failed to delete mentor',
      done: ({ ok }) => (ok ? { title: 'Mentor deleted successfully', tone: 'good' } : null),
    },
  )
  async function remove(): Promise<NotDeleted | null> {
    const { refused, ...outcome } = await run({ input: { id } })
    if (refused) return { message: refused.message, inUse: ('answer' in outcome && outcome.answer?.inUse) || null }
    onDone()
    return null
  }
  return (
    <DeletePerson {...dialog} kind="mentor" remove={remove}>
      <p>Their profile, weekly hours, requests and chat messages are removed too. This cannot be undone.</p>
      <p>
        Payment records stay for accounting, without their name. Past sessions stay with their mentees under “Former
        mentor”.
      </p>
    </DeletePerson>
  )
}

/** Asks before a mentee is deleted. */
export function DeleteMentee({ id, onDone, ...dialog }: DeleteProps) {
  const [run] = useMutation<DeletePersonMenteeMutation>(
    graphql`
      mutation DeletePersonMenteeMutation($input: DeleteMenteeInput!) @raw_response_type {
        deleteMentee(input: $input) {
          ... on DeleteMenteePayload @alias(as: "done") {
            ok
          }
          ... on AccountInUseError @alias(as: "inUse") {
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
      failed: () => null,
      fallback: 'Failed to delete mentee',
      done: ({ ok }) => (ok ? { title: 'Mentee and all related data deleted successfully', tone: 'good' } : null),
    },
  )
  async function remove(): Promise<NotDeleted | null> {
    const { refused, ...outcome } = await run({ input: { id } })
    if (refused) return { message: refused.message, inUse: ('answer' in outcome && outcome.answer?.inUse) || null }
    onDone()
    return null
  }
  return (
    <DeletePerson {...dialog} kind="mentee" remove={remove}>
      <p>Their goals, subscriptions, chat messages and payments are removed too. This cannot be undone.</p>
      <p>
        Payment records stay for accounting, without their name. Past sessions stay with their mentors under “Former
        mentee”.
      </p>
    </DeletePerson>
  )
}

/** Why somebody was not deleted. */
interface NotDeleted {
  message: string
  /** What depends on them, and what to do about it; null for any other reason. */
  inUse: { constraints: readonly { readonly message: string }[]; suggestion: string } | null
}

interface DeletePersonProps extends Omit<DeleteProps, 'id' | 'onDone'> {
  kind: 'mentor' | 'mentee'
  /** What goes and what stays. */
  children: ReactNode
  /** Resolves to null when it is done. Never rejects. */
  remove: () => Promise<NotDeleted | null>
}

/** Asks for the name before a mentor or mentee is deleted, and says what keeps them from it. */
function DeletePerson({ kind, name, open, onOpenChange, children, remove }: DeletePersonProps) {
  async function confirm(): Promise<ReactNode> {
    const refused = await remove()
    if (!refused) return null
    const { message, inUse } = refused
    if (!inUse)
      return (
        <>
          <b>Error</b> {message}
        </>
      )
    return (
      <>
        <b>{kind === 'mentor' ? 'Cannot Delete Mentor' : 'Cannot Delete Mentee'}</b>
        <ul>
          {inUse.constraints.map((constraint) => (
            <li key={constraint.message}>{constraint.message}</li>
          ))}
        </ul>
        {inUse.suggestion}
      </>
    )
  }
  return (
    <TypedConfirmation
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      phrase={name}
      action={`Delete ${kind}`}
      onConfirm={confirm}
    >
      {children}
    </TypedConfirmation>
  )
}
