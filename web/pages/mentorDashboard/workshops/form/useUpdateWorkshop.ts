import { graphql } from 'react-relay'
import type { useUpdateWorkshopMutation } from '../../../../__generated__/useUpdateWorkshopMutation.graphql.ts'
import type { ProfileSaved } from '../../../../features/profiles/profileSave.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { readFields } from '../../../../features/workshops/form/readFields.ts'
import type { WorkshopFields } from '../../../../features/workshops/form/workshopRules.ts'

const CONFLICT = 'WorkshopConflictError'

/** Saves what was changed of a workshop. Never rejects; shows the toasts, but a conflict has its own place. */
export function useUpdateWorkshop(id: number, isRejected: boolean) {
  const [update] = useMutation<useUpdateWorkshopMutation>(
    graphql`
      mutation useUpdateWorkshopMutation($input: UpdateWorkshopInput!) @raw_response_type {
        updateWorkshop(input: $input) {
          ... on UpdateWorkshopPayload @alias(as: "done") {
            workshop {
              version
              ...EditWorkshopFields_workshop
              ...OwnWorkshop_workshop
            }
            viewer {
              ...OwnWorkshopList_viewer
            }
          }
          ... on WorkshopConflictError @alias(as: "conflict") {
            workshop {
              version
              ...readFields_workshop
              ...EditWorkshopFields_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Workshop updated',
        description: isRejected ? 'It has been submitted for admin approval again.' : 'Your changes are saved.',
        tone: 'good',
      }),
      failed: ({ type, message }) =>
        type === CONFLICT ? null : { title: 'Failed to update workshop', description: message },
    },
  )
  return async ({
    profileVersion,
    ...changed
  }: Partial<WorkshopFields> & { profileVersion: number | null }): Promise<ProfileSaved> => {
    const outcome = await update({ input: { id, version: profileVersion, ...changed } })
    if (!outcome.refused) return { refused: null, conflict: null, version: outcome.done.workshop.version ?? null }
    const kept = outcome.answer?.conflict?.workshop
    const conflict = kept && {
      fields: differing(changed, readFields(kept)),
      savedAt: null,
      version: kept.version ?? null,
    }
    return { refused: outcome.refused, conflict: conflict ?? null, version: null }
  }
}

/** What was typed and is not what is saved: the rest is no question. */
const differing = (typed: Partial<WorkshopFields>, saved: WorkshopFields) =>
  (Object.keys(typed) as (keyof WorkshopFields)[]).filter((name) => typed[name] !== saved[name])
