import { graphql, useFragment } from 'react-relay'
import type { EditFields_workshop$key } from '../../../../__generated__/EditFields_workshop.graphql.ts'
import type { EditFieldsMutation } from '../../../../__generated__/EditFieldsMutation.graphql.ts'
import type { ProfileSaved } from '../../../../features/profiles/profileSave.ts'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { readFields } from '../../../../features/workshops/form/readFields.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { adminRules, type AdminWorkshopFields, type AdminWorkshopTexts } from './adminWorkshop.ts'
import { AdminWorkshopForm, type EditorParts } from './AdminWorkshopForm.tsx'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'

const RULES = adminRules(false)
const CONFLICT = 'WorkshopConflictError'

/** Changes a workshop in any state but cancelled; only what differs is sent, with the version it was made from. */
export function EditFields({ workshopKey, ...parts }: EditorParts & { workshopKey: EditFields_workshop$key }) {
  const workshop = useFragment(
    graphql`
      fragment EditFields_workshop on Workshop {
        databaseId
        version
        state
        isActive
        instructorName
        registeredCount
        mentor {
          databaseId
        }
        ...readFields_workshop
      }
    `,
    workshopKey,
  )
  const [update] = useMutation<EditFieldsMutation>(
    graphql`
      mutation EditFieldsMutation($input: UpdateWorkshopInput!) @raw_response_type {
        updateWorkshop(input: $input) {
          ... on UpdateWorkshopPayload @alias(as: "done") {
            workshop {
              version
              ...EditFields_workshop
              ...WorkshopPanel_workshop
            }
          }
          ... on WorkshopConflictError @alias(as: "conflict") {
            workshop {
              version
              isActive
              mentor {
                databaseId
              }
              ...readFields_workshop
              ...EditFields_workshop
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Workshop updated successfully', tone: 'good' }),
      failed: ({ type, message }) => (type === CONFLICT ? null : { title: 'Error', description: message }),
    },
  )
  const { databaseId: id, version, state, instructorName, registeredCount } = workshop
  const section = useProfileSection<
    AdminWorkshopTexts,
    AdminWorkshopValues,
    AdminWorkshopFields,
    Partial<AdminWorkshopFields>
  >({
    rules: RULES,
    owner: null,
    profile: { ...readFields(workshop), mentorId: workshop.mentor?.databaseId ?? null, isActive: workshop.isActive },
    version: version,
    async save({ profileVersion, ...changed }): Promise<ProfileSaved> {
      const outcome = await update({ input: { id, version: profileVersion, ...changed } })
      if (!outcome.refused) {
        parts.onSaved()
        return { refused: null, conflict: null, version: outcome.done.workshop.version }
      }
      const kept = outcome.answer?.conflict?.workshop
      if (!kept) return { refused: outcome.refused, conflict: null, version: null }
      const saved = { ...readFields(kept), mentorId: kept.mentor?.databaseId ?? null, isActive: kept.isActive }
      const fields = (Object.keys(changed) as (keyof AdminWorkshopFields)[]).filter(
        (name) => changed[name] !== saved[name],
      )
      // Refused for another reason, such as what its state allows.
      if (kept.version === profileVersion || fields.length === 0)
        return {
          refused: { type: null, issues: [{ path: '', message: outcome.refused.message }] },
          conflict: null,
          version: null,
        }
      return {
        refused: outcome.refused,
        conflict: { fields, savedAt: null, version: kept.version },
        version: null,
      }
    },
  })
  if (state === 'CANCELLED') return <Notice>A cancelled workshop can’t be changed.</Notice>
  return (
    <>
      {state === 'REJECTED' && <Notice>It was rejected. If you save it, it needs approval again.</Notice>}
      {state === 'APPROVED' && registeredCount > 0 && (
        <Notice>
          We email everyone who is registered when the mentor, date, time or meeting link changes. If the date or time
          changes, they can cancel until the workshop starts and get back what is left of their payments.
        </Notice>
      )}
      <AdminWorkshopForm section={section} submit="Save changes" instructor={instructorName} {...parts} />
    </>
  )
}
