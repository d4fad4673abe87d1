import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { PLANS } from './plans.ts'

interface ChoosePlanProps {
  mentorId: number
  name: string
  available: boolean
  plan: PackageType
}

/** The way to book a plan; a Busy mentor's is closed, with the reason below. */
export function ChoosePlan({ mentorId, name, available, plan }: ChoosePlanProps) {
  const label = `Choose ${PLANS[plan].label}`
  if (available) {
    return (
      <ButtonLink look="signal" wide to={`/booking/${mentorId}?package=${plan}`}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Closed>
      <Button look="signal" wide disabled>
        {label}
      </Button>
      <Small as="p">{name} is busy and is not taking bookings right now.</Small>
    </Closed>
  )
}

const Closed = styled.div`
  display: grid;
  gap: 8px;
`
