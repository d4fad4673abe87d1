import { graphql, useFragment } from 'react-relay'
import { mentorPath } from '../../../lib/paths.ts'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/format.ts'
import type { SlotLost_mentor$key } from '../../../__generated__/SlotLost_mentor.graphql.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { priceOf } from '../price.ts'

/** The payment arrived after the slot was lost: it is refunded, and the person can choose another time. */
export function SlotLost({ mentorKey }: { mentorKey: SlotLost_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment SlotLost_mentor on Mentor {
        databaseId
        name
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const { packageType, dispatch, navigation } = useBookingContext()
  function startOver(): void {
    dispatch({ type: 'startedOver' })
    navigation.go('time')
  }
  return (
    <Sheet $pad role="alert">
      <p>
        Your payment arrived after your slot was released, and someone else has it now. We’re refunding the full{' '}
        {formatRupees(priceOf(mentor, packageType))} to your original payment method and will email you. Your agenda is
        saved.
      </p>
      <ButtonRow>
        <Button look="primary" onClick={startOver}>
          Choose another time
        </Button>
        <ButtonLink look="plain" to={mentorPath(mentor.databaseId)}>
          Back to {mentor.name}
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  gap: 16px;
`
