import { Clock, Hourglass, Users } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopCard_workshop$key } from '../../__generated__/WorkshopCard_workshop.graphql.ts'
import { WorkshopImage } from '../../features/workshops/WorkshopImage.tsx'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { plural } from '../../lib/plural.ts'
import { Badge } from '../../ui/Badge.tsx'
import { BranchBadge } from '../../ui/BranchBadge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { By, Closed, Facts, Fee, Foot, Inside, On, Picture, Sheet, Text } from './workshopCardParts.ts'

/** From so many on, the seats that are left are told. */
const FEW = 10

interface WorkshopCardProps {
  workshopKey: WorkshopCard_workshop$key
  /** False for the first one: its picture loads at once. */
  lazy: boolean
}

/** A workshop in the list. One link covers the whole card; place it in a stretching cell. */
export function WorkshopCard({ workshopKey, lazy }: WorkshopCardProps) {
  const workshop = useFragment(
    graphql`
      fragment WorkshopCard_workshop on Workshop {
        databaseId
        title
        description
        branch
        instructorName
        date
        time
        startsAt
        duration
        registeredCount
        seatsLeft
        isFull
        price
        image(size: LARGE)
        isRegistrationOpen
      }
    `,
    workshopKey,
  )
  const { title, branch, price, seatsLeft, isFull, isRegistrationOpen } = workshop
  const path = workshopPath(workshop.databaseId)
  return (
    <Sheet>
      <Picture>
        <WorkshopImage branch={branch} image={workshop.image} lazy={lazy} />
        <BranchBadge mainBranch={branch} />
      </Picture>
      <Inside>
        <On>
          <time dateTime={workshop.startsAt}>{workshopDate(workshop.date)}</time>
          {isFull ? (
            <Badge $tone="bad">Sold out</Badge>
          ) : (
            isRegistrationOpen && seatsLeft <= FEW && <Badge $tone="warn">{`${plural(seatsLeft, 'seat')} left`}</Badge>
          )}
        </On>
        <h3>{isRegistrationOpen ? title : <Link to={path}>{title}</Link>}</h3>
        <By>With {workshop.instructorName}</By>
        <Text>{workshop.description}</Text>
        <Facts>
          <li>
            <Clock size={16} /> {workshopTime(workshop.time)}
          </li>
          <li>
            <Hourglass size={16} />
            <VisuallyHidden>Duration: </VisuallyHidden>
            {workshop.duration}
          </li>
          <li>
            <Users size={16} /> {workshop.registeredCount} registered
          </li>
        </Facts>
      </Inside>
      <Foot>
        <Fee>
          <Money paise={price} />
          {price === 0 && <small>Free</small>}
        </Fee>
        {isRegistrationOpen ? (
          <ButtonLink look="primary" size="small" to={path}>
            {isFull ? 'Join the waiting list' : 'View Details & Register'}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        ) : (
          <Closed>Registrations Closed</Closed>
        )}
      </Foot>
    </Sheet>
  )
}
