import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import type { NewWorkshopMutation } from '../../../../__generated__/NewWorkshopMutation.graphql.ts'
import type { NewWorkshopQuery } from '../../../../__generated__/NewWorkshopQuery.graphql.ts'
import { writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import { useProfileSection } from '../../../../features/profiles/useProfileSection.ts'
import {
  type WorkshopValues,
  EMPTY_WORKSHOP,
  workshopRules,
  type WorkshopFields,
  type WorkshopTexts,
} from '../../../../features/workshops/form/workshopRules.ts'
import { useMutation } from '../../../../relay/useMutation.ts'
import { usePartQuery } from '../../../../relay/usePartQuery.ts'
import { BackLink } from '../../../../ui/layout/PageFrame.tsx'
import { useNow } from '../../../../ui/time/useNow.ts'
import { NEW_WORKSHOP, ownerOf } from '../drafts.ts'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { View, ViewTitle } from '../WorkshopView.tsx'
import { WorkshopForm } from './WorkshopForm.tsx'

const RULES = workshopRules(NEW_WORKSHOP)

/** The form of a new workshop. */
export function NewWorkshop() {
  const { viewer, site } = usePartQuery<NewWorkshopQuery>(
    graphql`
      query NewWorkshopQuery @preloadable @raw_response_type {
        viewer {
          mentor {
            databaseId
            name
          }
        }
        site {
          now
        }
      }
    `,
    {},
  )
  const now = useNow(site.now)
  const mentor = viewer?.mentor
  return (
    <View>
      <BackLink to={WORKSHOPS.list}>Workshops</BackLink>
      <ViewTitle>Create workshop</ViewTitle>
      {mentor && <Fields mentorId={mentor.databaseId} instructor={mentor.name} now={now} />}
    </View>
  )
}

interface FieldsProps {
  mentorId: number
  instructor: string
  now: Date
}

function Fields({ mentorId, instructor, now }: FieldsProps) {
  const [create] = useCreateWorkshop()
  const navigate = useNavigate()
  const owner = ownerOf(mentorId)
  const section = useProfileSection<WorkshopTexts, WorkshopValues, WorkshopFields, Partial<WorkshopFields>>({
    rules: RULES,
    owner,
    profile: EMPTY_WORKSHOP,
    version: null,
    async save({ profileVersion: _none, ...changed }) {
      const { refused } = await create({ input: { ...EMPTY_WORKSHOP, ...changed } })
      if (refused) return { refused, conflict: null, version: null }
      writeProfileDraft(owner, NEW_WORKSHOP, null)
      void navigate(WORKSHOPS.list)
      return { refused: null, conflict: null, version: null }
    },
  })
  return <WorkshopForm section={section} submit="Submit for approval" instructor={instructor} now={now} />
}

/** Submits a new workshop for approval: `[run, isRunning]`. */
function useCreateWorkshop() {
  return useMutation<NewWorkshopMutation>(
    graphql`
      mutation NewWorkshopMutation($input: CreateWorkshopInput!) @raw_response_type {
        createWorkshop(input: $input) {
          ... on CreateWorkshopPayload @alias(as: "done") {
            workshop {
              id
            }
            viewer {
              ...OwnWorkshops_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Workshop Created',
        description: 'Your workshop has been submitted for admin approval.',
        tone: 'good',
      }),
      failed: 'Failed to create workshop',
    },
  )
}
