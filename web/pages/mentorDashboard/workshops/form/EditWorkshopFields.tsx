import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { EditWorkshopFields_workshop$key } from '../../../../__generated__/EditWorkshopFields_workshop.graphql.ts'
import { writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { ownerOf, workshopDraft } from '../drafts.ts'
import type { WorkshopValues } from '../../../../features/workshops/form/workshopFormSchema.ts'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { readFields } from '../../../../features/workshops/form/readFields.ts'
import { useUpdateWorkshop } from './useUpdateWorkshop.ts'
import { WorkshopForm } from './WorkshopForm.tsx'
import {
  workshopRules,
  type WorkshopFields,
  type WorkshopTexts,
} from '../../../../features/workshops/form/workshopRules.ts'

interface EditWorkshopFieldsProps {
  workshopKey: EditWorkshopFields_workshop$key
  mentorId: number
  now: Date
}

/** Changes a workshop; only what differs is sent, with the version that it was made from. */
export function EditWorkshopFields({ workshopKey, mentorId, now }: EditWorkshopFieldsProps) {
  const workshop = useFragment(
    graphql`
      fragment EditWorkshopFields_workshop on Workshop {
        databaseId
        version
        state
        instructorName
        rejectionReason
        ...readFields_workshop
      }
    `,
    workshopKey,
  )
  const { databaseId, version, state, instructorName, rejectionReason } = workshop
  const isRejected = state === 'REJECTED'
  const navigate = useNavigate()
  const update = useUpdateWorkshop(databaseId, isRejected)
  const owner = ownerOf(mentorId)
  const draft = workshopDraft(databaseId)
  const section = useProfileSection<WorkshopTexts, WorkshopValues, WorkshopFields, Partial<WorkshopFields>>({
    rules: workshopRules(draft),
    owner,
    profile: readFields(workshop),
    version: version ?? null,
    async save(changed) {
      const saved = await update(changed)
      if (saved.refused) return saved
      writeProfileDraft(owner, draft, null)
      void navigate(WORKSHOPS.list)
      return saved
    },
  })
  return (
    <>
      {isRejected && (
        <Notice tone="bad" title="Not approved.">
          {rejectionReason || 'Please write to support if you don’t know why.'}
        </Notice>
      )}
      <WorkshopForm
        section={section}
        submit={isRejected ? 'Submit again' : 'Save changes'}
        instructor={instructorName}
        now={now}
      />
    </>
  )
}
