import { graphql, useFragment } from 'react-relay'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { styled } from 'styled-components'
import type { SlotLost_mentor$key } from '../../../__generated__/SlotLost_mentor.graphql.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useBookingContext } from '../bookingContext.ts'

/**
 * The payment could not confirm what it was made for, whether somebody else has the slot or the payer has it already: it
 * is refunded, and the person can choose another time. How much and why, the email says.
 */
export function SlotLost({ mentorKey }: { mentorKey: SlotLost_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment SlotLost_mentor on Mentor {
        databaseId
        name
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
        Your payment arrived, but {packageType === 'starter' ? 'this slot' : 'this package'} could no longer be booked.
        We’re refunding it in full to the account you paid from. Our email says why. Your agenda is saved.
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
