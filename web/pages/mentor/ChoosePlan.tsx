import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { PLANS } from './plans.ts'
import { WhenWide } from './profileParts.ts'

interface ChoosePlanProps {
  mentorId: number
  name: string
  available: boolean
  plan: PackageType
  /** An included session comes first: this stands beside it, on every width. */
  isSecond: boolean
}

/** The way to book a plan; a Busy mentor's is closed, with the reason below. */
export function ChoosePlan({ mentorId, name, available, plan, isSecond }: ChoosePlanProps) {
  const label = `Choose ${PLANS[plan].label}`
  if (available) {
    const Place = isSecond ? Always : WhenWide
    return (
      <Place>
        <ButtonLink look={isSecond ? undefined : 'signal'} wide to={`/booking/${mentorId}?package=${plan}`}>
          {label}
        </ButtonLink>
      </Place>
    )
  }
  return (
    <Closed>
      <WhenWide>
        <Button look="signal" wide disabled>
          {label}
        </Button>
      </WhenWide>
      <Small as="p">{name} is busy and is not taking bookings right now.</Small>
    </Closed>
  )
}

const Always = styled.div`
  display: grid;
`

const Closed = styled.div`
  display: grid;
  gap: 8px;
`
