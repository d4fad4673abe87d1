import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { EditWorkshop_workshop$key } from '../../../../__generated__/EditWorkshop_workshop.graphql.ts'
import type { EditWorkshopMutation } from '../../../../__generated__/EditWorkshopMutation.graphql.ts'
import type { EditWorkshopQuery } from '../../../../__generated__/EditWorkshopQuery.graphql.ts'
import { writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import type { ProfileSaved } from '../../../../features/profiles/profileSave.ts'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import { readFields } from '../../../../features/workshops/form/readFields.ts'
import {
  type WorkshopValues,
  workshopRules,
  type WorkshopFields,
  type WorkshopTexts,
} from '../../../../features/workshops/form/workshopRules.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { BackLink } from '../../../../ui/layout/PageFrame.tsx'
import { useNow } from '../../../../ui/time/useNow.ts'
import { ownerOf, workshopDraft } from '../drafts.ts'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { UnknownWorkshop, View, ViewTitle } from '../WorkshopView.tsx'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { WorkshopForm } from './WorkshopForm.tsx'

interface EditWorkshopProps {
  /** Numeric id. */
  id: number
  /** Another one asks the server again. */
  round: number
}

/** The form of a workshop that is not approved yet. */
export function EditWorkshop({ id, round }: EditWorkshopProps) {
  const { viewer, workshop, site } = usePartQuery<EditWorkshopQuery>(
    graphql`
      query EditWorkshopQuery($id: Int!) @preloadable @raw_response_type {
        viewer {
          mentor {
            databaseId
          }
        }
        workshop(id: $id) {
          viewerIsOrganiser
          state
          title
          ...EditWorkshop_workshop
        }
        site {
          now
        }
      }
    `,
    { id },
    { round },
  )
  const now = useNow(site.now)
  if (!workshop?.viewerIsOrganiser || !viewer?.mentor) return <UnknownWorkshop />
  const { state, title } = workshop
  return (
    <View>
      <BackLink to={WORKSHOPS.list}>Workshops</BackLink>
      <ViewTitle>Edit workshop</ViewTitle>
      {state === 'PENDING' || state === 'REJECTED' ? (
        <EditWorkshopFields workshopKey={workshop} mentorId={viewer.mentor.databaseId} now={now} />
      ) : (
        <>
          <UnsavedChanges mentorId={viewer.mentor.databaseId} workshopId={id} />
          <EmptyState
            title={title}
            level={3}
            actions={
              <ButtonLink to={WORKSHOPS.one(id)} look="primary">
                Open the workshop
              </ButtonLink>
            }
          >
            {state === 'CANCELLED'
              ? 'A cancelled workshop can’t be changed.'
              : 'This workshop is approved. You can still change its meeting link, or cancel it.'}
          </EmptyState>
        </>
      )}
    </View>
  )
}

interface EditWorkshopFieldsProps {
  workshopKey: EditWorkshop_workshop$key
  mentorId: number
  now: Date
}

/** Changes a workshop; only what differs is sent, with the version that it was made from. */
function EditWorkshopFields({ workshopKey, mentorId, now }: EditWorkshopFieldsProps) {
  const workshop = useFragment(
    graphql`
      fragment EditWorkshop_workshop on Workshop {
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
    version: version,
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

const CONFLICT = 'WorkshopConflictError'

/** Saves what was changed of a workshop. Never rejects; shows the toasts, but a conflict has its own place. */
function useUpdateWorkshop(id: number, isRejected: boolean) {
  const [update] = useMutation<EditWorkshopMutation>(
    graphql`
      mutation EditWorkshopMutation($input: UpdateWorkshopInput!) @raw_response_type {
        updateWorkshop(input: $input) {
          ... on UpdateWorkshopPayload @alias(as: "done") {
            workshop {
              version
              ...EditWorkshop_workshop
              ...OwnWorkshops_workshop
            }
            viewer {
              ...OwnWorkshops_viewer
            }
          }
          ... on WorkshopConflictError @alias(as: "conflict") {
            workshop {
              version
              ...readFields_workshop
              ...EditWorkshop_workshop
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
    if (!outcome.refused) return { refused: null, conflict: null, version: outcome.done.workshop.version }
    const kept = outcome.answer?.conflict?.workshop
    const conflict = kept && {
      fields: differing(changed, readFields(kept)),
      savedAt: null,
      version: kept.version,
    }
    return { refused: outcome.refused, conflict: conflict ?? null, version: null }
  }
}

/** What was typed and is not what is saved: the rest is no question. */
const differing = (typed: Partial<WorkshopFields>, saved: WorkshopFields) =>
  (Object.keys(typed) as (keyof WorkshopFields)[]).filter((name) => typed[name] !== saved[name])
