import { graphql, useLazyLoadQuery } from 'react-relay'
import type { EditWorkshopQuery } from '../../../../__generated__/EditWorkshopQuery.graphql.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { BackLink } from '../../../../ui/PageFrame.tsx'
import { useNow } from '../../../../ui/useNow.ts'
import { UnknownWorkshop } from '../UnknownWorkshop.tsx'
import { View, ViewTitle } from '../ViewTitle.tsx'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { EditWorkshopFields } from './EditWorkshopFields.tsx'

interface EditWorkshopProps {
  /** Numeric id. */
  id: number
  /** Another one asks the server again. */
  round: number
}

/** The form of a workshop that is not approved yet. */
export function EditWorkshop({ id, round }: EditWorkshopProps) {
  const { viewer, workshop, site } = useLazyLoadQuery<EditWorkshopQuery>(
    graphql`
      query EditWorkshopQuery($id: Int!) @raw_response_type {
        viewer {
          mentor {
            databaseId
          }
        }
        workshop(id: $id) {
          viewerIsOrganiser
          state
          title
          ...EditWorkshopFields_workshop
        }
        site {
          now
        }
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
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
