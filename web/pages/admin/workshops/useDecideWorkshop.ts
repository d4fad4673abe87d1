import { useInsertionEffect, useMemo, useRef } from 'react'
import { graphql } from 'react-relay'
import type { useDecideWorkshopApproveMutation } from '../../../__generated__/useDecideWorkshopApproveMutation.graphql.ts'
import type { useDecideWorkshopRejectMutation } from '../../../__generated__/useDecideWorkshopRejectMutation.graphql.ts'
import type { Refusal } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** The workshop that was looked at: another version of it is not decided on. */
export interface LookedAt {
  readonly databaseId: number
  readonly version: number | null | undefined
}

export interface DecideWorkshop {
  approve: (workshop: LookedAt) => Promise<void>
  /** Answers why not; null when it is rejected, and when the workshop is no longer the one that was looked at. */
  reject: (workshop: LookedAt, reason: string) => Promise<Refusal | null>
}

interface DecideOptions {
  onDone: () => void
  /** It was changed or decided on meanwhile; what it is now is in the store. */
  onConflict: (id: number, message: string) => void
}

const CONFLICT = 'WorkshopConflictError'
const failed = ({ message }: Refusal) => ({ title: 'Error', description: message })

/** Approves and rejects workshops that wait; the object stays the same. */
export function useDecideWorkshop(options: DecideOptions): DecideWorkshop {
  const [approve] = useMutation<useDecideWorkshopApproveMutation>(
    graphql`
      mutation useDecideWorkshopApproveMutation($input: ApproveWorkshopInput!) @raw_response_type {
        approveWorkshop(input: $input) {
          ... on ApproveWorkshopPayload @alias(as: "done") {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Workshop approved successfully', tone: 'good' }), failed },
  )
  const [reject] = useMutation<useDecideWorkshopRejectMutation>(
    graphql`
      mutation useDecideWorkshopRejectMutation($input: RejectWorkshopInput!) @raw_response_type {
        rejectWorkshop(input: $input) {
          ... on RejectWorkshopPayload @alias(as: "done") {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError {
            workshop {
              ...WorkshopPanel_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Workshop rejected successfully', tone: 'good' }), failed },
  )
  const latest = useRef(options)
  useInsertionEffect(() => void (latest.current = options))

  return useMemo(() => {
    function settle(id: number, refused: Refusal | null): Refusal | null {
      if (!refused) latest.current.onDone()
      else if (refused.type === CONFLICT) latest.current.onConflict(id, refused.message)
      return refused?.type === CONFLICT ? null : refused
    }
    return {
      async approve({ databaseId: id, version = null }) {
        const { refused } = await approve({ input: { id, version } })
        settle(id, refused)
      },
      async reject({ databaseId: id, version = null }, reason) {
        const { refused } = await reject({ input: { id, version, reason } })
        return settle(id, refused)
      },
    }
  }, [approve, reject])
}
