import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopEditorMutation } from '../../../../__generated__/WorkshopEditorMutation.graphql.ts'
import type { WorkshopEditorQuery } from '../../../../__generated__/WorkshopEditorQuery.graphql.ts'
import type { WorkshopEditor_workshop$key } from '../../../../__generated__/WorkshopEditor_workshop.graphql.ts'
import type { WorkshopEditorSaveMutation } from '../../../../__generated__/WorkshopEditorSaveMutation.graphql.ts'
import { ServedPart } from '../../../../features/admin/tables/ServedPart.tsx'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { LeaveDialog } from '../../../../ui/editor/LeaveDialog.tsx'
import { Bone, Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import type { ProfileSaved } from '../../../../features/profiles/profileSave.ts'
import { readFields } from '../../../../features/workshops/form/readFields.ts'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { adminRules, type AdminWorkshopFields, type AdminWorkshopTexts, NEW_WORKSHOP } from './adminWorkshop.ts'
import { AdminWorkshopForm, type EditorParts } from './AdminWorkshopForm.tsx'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'

interface WorkshopEditorProps {
  /** Numeric id; null for a new one. */
  id: number | null
  now: Date
  onSaved: () => void
  onClose: () => void
}

/** The form of a workshop in a dialog, which asks before it closes over unsaved changes. */
export function WorkshopEditor({ id, now, onSaved, onClose }: WorkshopEditorProps) {
  const [isDirty, setDirty] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (isDirty ? setLeaving(true) : onClose())
  function saved(): void {
    onClose()
    onSaved()
  }
  const rest = { now, onDirty: setDirty, onSaved: saved, onClose: close }
  return (
    <>
      <Dialog
        open
        tall
        onOpenChange={(wanted) => wanted || close()}
        title={id === null ? 'Add workshop' : 'Edit workshop'}
      >
        {id === null ? (
          <AddFields {...rest} />
        ) : (
          <ServedPart
            skeleton={
              <Skeleton label="Loading the form">
                <Bone $height="60dvh" />
              </Skeleton>
            }
          >
            {(round) => <Stored id={id} round={round} {...rest} />}
          </ServedPart>
        )}
      </Dialog>
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  )
}

function Stored({ id, round, ...rest }: EditorParts & { id: number; round: number }) {
  const { workshop } = usePartQuery<WorkshopEditorQuery>(
    graphql`
      query WorkshopEditorQuery($id: Int!) @raw_response_type {
        workshop(id: $id) {
          ...WorkshopEditor_workshop
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  return workshop ? <EditFields workshopKey={workshop} {...rest} /> : <p>This workshop no longer exists.</p>
}

const RULES = adminRules(true)

/** A workshop that is made for a mentor. */
function AddFields(parts: EditorParts) {
  const [create] = useMutation<WorkshopEditorMutation>(
    graphql`
      mutation WorkshopEditorMutation($input: CreateWorkshopInput!) @raw_response_type {
        createWorkshop(input: $input) {
          ... on CreateWorkshopPayload @alias(as: "done") {
            workshop {
              id
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Workshop created successfully', tone: 'good' }),
      failed: ({ message }) => ({ title: 'Error', description: message }),
    },
  )
  const section = useProfileSection<
    AdminWorkshopTexts,
    AdminWorkshopValues,
    AdminWorkshopFields,
    Partial<AdminWorkshopFields>
  >({
    rules: RULES,
    owner: null,
    profile: NEW_WORKSHOP,
    version: null,
    async save({ profileVersion: _none, ...changed }) {
      const { refused } = await create({ input: { ...NEW_WORKSHOP, ...changed } })
      if (!refused) parts.onSaved()
      return { refused, conflict: null, version: null }
    },
  })
  return <AdminWorkshopForm section={section} submit="Add workshop" instructor="" {...parts} />
}

const EDIT_RULES = adminRules(false)
const CONFLICT = 'WorkshopConflictError'

/** Changes a workshop in any state but cancelled; only what differs is sent, with the version it was made from. */
function EditFields({ workshopKey, ...parts }: EditorParts & { workshopKey: WorkshopEditor_workshop$key }) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopEditor_workshop on Workshop {
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
  const [update] = useMutation<WorkshopEditorSaveMutation>(
    graphql`
      mutation WorkshopEditorSaveMutation($input: UpdateWorkshopInput!) @raw_response_type {
        updateWorkshop(input: $input) {
          ... on UpdateWorkshopPayload @alias(as: "done") {
            workshop {
              version
              ...WorkshopEditor_workshop
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
              ...WorkshopEditor_workshop
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
    rules: EDIT_RULES,
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
