import { useState } from 'react'
import { graphql } from 'react-relay'
import type { WorkshopEditorMutation } from '../../../../__generated__/WorkshopEditorMutation.graphql.ts'
import type { WorkshopEditorQuery } from '../../../../__generated__/WorkshopEditorQuery.graphql.ts'
import { ServedPart } from '../../../../features/admin/tables/ServedPart.tsx'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { LeaveDialog } from '../../../../ui/editor/LeaveDialog.tsx'
import { Bone, Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { adminRules, type AdminWorkshopFields, type AdminWorkshopTexts, NEW_WORKSHOP } from './adminWorkshop.ts'
import { AdminWorkshopForm, type EditorParts } from './AdminWorkshopForm.tsx'
import type { AdminWorkshopValues } from './adminWorkshopSchema.ts'
import { EditFields } from './EditFields.tsx'

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
          ...EditFields_workshop
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
