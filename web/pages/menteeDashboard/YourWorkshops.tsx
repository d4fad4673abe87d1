import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import type {
  YourWorkshops_registrations$data,
  YourWorkshops_registrations$key,
} from '../../__generated__/YourWorkshops_registrations.graphql.ts'
import { ticketPath, workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Link } from '../../ui/Link.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface YourWorkshopsProps {
  /** Those that have their seat: the next one first, then those that are over. */
  registrationsKey: YourWorkshops_registrations$key
  now: Date
}

/** Workshops that the mentee is registered for, each with the way to its ticket; also past ones, for certificate and receipt. */
export function YourWorkshops({ registrationsKey, now }: YourWorkshopsProps) {
  const registrations = useFragment(
    graphql`
      fragment YourWorkshops_registrations on WorkshopRegistration @relay(plural: true) {
        id
        ticketCode
        workshop {
          databaseId
          title
          date
          time
          startsAt
          duration
        }
      }
    `,
    registrationsKey,
  )
  const isOver = ({ workshop: { startsAt, duration } }: Registration) =>
    workshopEnd({ startsAt: new Date(startsAt), duration }) <= now
  const past = registrations.filter(isOver)
  const ahead = registrations.filter((registration) => !isOver(registration))
  return (
    <Section aria-labelledby="your-workshops">
      <h2 id="your-workshops">Your workshops</h2>
      {ahead.length > 0 && <Tickets registrations={ahead} />}
      {past.length > 0 && (
        <Disclosure title={`Past workshops (${past.length})`}>
          <Tickets registrations={past} />
        </Disclosure>
      )}
    </Section>
  )
}

type Registration = YourWorkshops_registrations$data[number]

function Tickets({ registrations }: { registrations: readonly Registration[] }) {
  return (
    <List as="ul">
      {registrations.map(({ id, ticketCode, workshop }) => (
        <li key={id}>
          <div>
            <h3>
              <Link to={workshopPath(workshop.databaseId)}>{workshop.title}</Link>
            </h3>
            <Small as="time" dateTime={workshop.startsAt}>
              {workshopDate(workshop.date)}, {workshopTime(workshop.time)}
            </Small>
          </div>
          {ticketCode && (
            <ButtonLink size="small" to={ticketPath(ticketCode)}>
              Your ticket<VisuallyHidden>: {workshop.title}</VisuallyHidden>
            </ButtonLink>
          )}
        </li>
      ))}
    </List>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  > h2 {
    font-size: var(--t20);
  }
`

const List = styled(Card)`
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
    justify-content: space-between;
    padding: 14px clamp(16px, 2vw, 24px);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > div {
    flex: 1 1 16rem;
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: var(--t17);
  }
`
