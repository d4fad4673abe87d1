import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { WorkshopEditorQuery } from '../../../../__generated__/WorkshopEditorQuery.graphql.ts'
import { ServedPart } from '../../../../features/admin/tables/ServedPart.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LeaveDialog } from '../../../../ui/editor/LeaveDialog.tsx'
import { Bone, Skeleton } from '../../../../ui/Skeleton.tsx'
import { AddFields } from './AddFields.tsx'
import { EditFields } from './EditFields.tsx'
import type { EditorParts } from './editorParts.ts'

interface WorkshopEditorProps {
  /** Numeric id; null for a new one. */
  id: number | null
  now: Date
  onSaved: () => void
  onClose: () => void
}

/** The form of a workshop in a dialog; what is typed is not closed away unasked. */
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
  const { workshop } = useLazyLoadQuery<WorkshopEditorQuery>(
    graphql`
      query WorkshopEditorQuery($id: Int!) @raw_response_type {
        workshop(id: $id) {
          ...EditFields_workshop
        }
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'network-only' },
  )
  return workshop ? <EditFields workshopKey={workshop} {...rest} /> : <p>This workshop no longer exists.</p>
}
