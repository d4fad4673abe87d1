import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SeatsGauge_workshop$key } from '../../__generated__/SeatsGauge_workshop.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { Gauge } from '../../ui/mark/Gauge.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'

/** How many are registered of how many, drawn to scale, and the seats left while one can register. */
export function SeatsGauge({ workshopKey }: { workshopKey: SeatsGauge_workshop$key }) {
  const { registeredCount, maxParticipants, seatsLeft, isFull, isRegistrationOpen } = useFragment(
    graphql`
      fragment SeatsGauge_workshop on Workshop {
        registeredCount
        maxParticipants
        seatsLeft
        isFull
        isRegistrationOpen
      }
    `,
    workshopKey,
  )
  // A seat that is held while somebody pays is neither registered nor left.
  const taken = maxParticipants - seatsLeft
  return (
    <Seats>
      <div>
        <b>{`${registeredCount} of ${maxParticipants} registered`}</b>
        {/* Once registration is closed nobody can take what is left. */}
        {(isFull || isRegistrationOpen) && <Muted>{isFull ? 'Sold out' : `${plural(seatsLeft, 'seat')} left`}</Muted>}
      </div>
      <Gauge value={taken} of={maxParticipants} label={`${taken} of ${maxParticipants} seats taken`} />
    </Seats>
  )
}

const Seats = styled.div`
  display: grid;
  gap: 6px;
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
`
