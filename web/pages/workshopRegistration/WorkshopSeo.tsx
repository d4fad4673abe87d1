import { graphql, useFragment } from 'react-relay'
import type { WorkshopSeo_workshop$key } from '../../__generated__/WorkshopSeo_workshop.graphql.ts'
import { workshopHead } from '../../features/workshops/workshopHead.ts'
import { PageHead } from '../../ui/PageHead.tsx'

/** Title, description, social card and event of a workshop. */
export function WorkshopSeo({ workshopKey }: { workshopKey: WorkshopSeo_workshop$key }) {
  const {
    databaseId,
    title,
    description,
    instructorName,
    mentor,
    date,
    time,
    duration,
    price,
    image,
    isFull,
    isActive,
    registrationClosesAt,
  } = useFragment(
    graphql`
      fragment WorkshopSeo_workshop on Workshop {
        databaseId
        title
        description
        instructorName
        mentor {
          databaseId
        }
        date
        time
        duration
        price
        image
        isFull
        isActive
        registrationClosesAt
      }
    `,
    workshopKey,
  )
  return (
    <PageHead
      {...workshopHead({
        databaseId,
        title,
        description,
        instructorName,
        mentor,
        date,
        time,
        duration,
        price,
        image,
        isFull,
        isActive,
        registrationClosesAt,
      })}
    />
  )
}
