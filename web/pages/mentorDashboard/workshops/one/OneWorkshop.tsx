import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OneWorkshopQuery } from '../../../../__generated__/OneWorkshopQuery.graphql.ts'
import { BackLink } from '../../../../ui/PageFrame.tsx'
import { useNow } from '../../../../ui/useNow.ts'
import { UnknownWorkshop } from '../UnknownWorkshop.tsx'
import { View } from '../ViewTitle.tsx'
import { WORKSHOPS } from '../workshopsAddress.ts'
import { WorkshopDetails } from './WorkshopDetails.tsx'

interface OneWorkshopProps {
  /** Numeric id. */
  id: number
  /** Another one asks the server again. */
  round: number
}

/** One of the mentor's workshops: what is to be done, who is coming, and what they were told. */
export function OneWorkshop({ id, round }: OneWorkshopProps) {
  const { viewer, workshop, site } = useLazyLoadQuery<OneWorkshopQuery>(
    graphql`
      query OneWorkshopQuery($id: Int!) @raw_response_type {
        viewer {
          mentor {
            databaseId
          }
        }
        workshop(id: $id) {
          viewerIsOrganiser
          ...WorkshopDetails_workshop
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
  return (
    <View>
      <BackLink to={WORKSHOPS.list}>Workshops</BackLink>
      <WorkshopDetails workshopKey={workshop} mentorId={viewer.mentor.databaseId} now={now} />
    </View>
  )
}
