import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UnpaidGroup_mentorless$key } from '../../../__generated__/UnpaidGroup_mentorless.graphql.ts'
import type { UnpaidGroup_queue$data, UnpaidGroup_queue$key } from '../../../__generated__/UnpaidGroup_queue.graphql.ts'
import type { UnpaidGroupKeepMutation } from '../../../__generated__/UnpaidGroupKeepMutation.graphql.ts'
import { REASON_HINT, REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow } from './QueueGroup.tsx'

const bookingPath = (booking: number): string => `/admin?tab=mentorships&open=${booking}`

/** Sessions and packages that stand although all of their money has gone back. */
export function UnpaidGroup({ queueKey }: { queueKey: UnpaidGroup_queue$key }) {
  const { unpaidBookings } = useFragment(
    graphql`
      fragment UnpaidGroup_queue on WorkQueue {
        unpaidBookings(first: $unpaidBookings) {
          total
          rows {
            databaseId
            mentorName
            menteeName
            startsAt
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="unpaidBookings"
      title="Booked, but the payment is returned"
      rows={unpaidBookings?.rows}
      total={unpaidBookings?.total}
      rowId={({ databaseId }) => `unpaid:${databaseId}`}
      all="unpaidBookings"
    >
      {(booking, row) => <UnpaidRow key={row} row={row} booking={booking} />}
    </QueueGroup>
  )
}

type UnpaidBooking = NonNullable<UnpaidGroup_queue$data['unpaidBookings']>['rows'][number]

function UnpaidRow({ row, booking }: { row: string; booking: UnpaidBooking }) {
  const { acted, refresh } = useQueue()
  const [isKeeping, setKeeping] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const [keep] = useMutation<UnpaidGroupKeepMutation>(
    graphql`
      mutation UnpaidGroupKeepMutation($input: KeepUnpaidBookingInput!) @raw_response_type {
        keepUnpaidBooking(input: $input) {
          ... on KeepUnpaidBookingPayload @alias(as: "done") {
            booking {
              status
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  const { databaseId, mentorName, menteeName, startsAt } = booking
  const what = startsAt ? 'session' : 'package'
  const names = `${menteeName} with ${mentorName}`
  return (
    <QueueRow
      id={row}
      who={names}
      sub={startsAt ? <Time at={startsAt} /> : 'Advanced package'}
      why={`All of its payment was returned or is to be returned, but the ${what} is still booked. Cancel it or keep it.`}
      when={null}
    >
      <ButtonLink size="small" to={bookingPath(databaseId)} aria-label={`Open to cancel: ${names}`}>
        Open to cancel
      </ButtonLink>
      <Button size="small" aria-haspopup="dialog" aria-label={`Keep: ${names}`} onClick={() => setKeeping(true)}>
        Keep
      </Button>
      {isKeeping && (
        <ReasonDialog
          title={`Keep this ${what}?`}
          description={names}
          label="Reason"
          hint={REASON_HINT}
          minimum={REASON_MINIMUM}
          confirm={`Keep the ${what}`}
          onClose={() => {
            setKeeping(false)
            // Not while the dialog says why: its row may be gone.
            if (wasRefused) refresh()
          }}
          run={async (reason) => {
            const { refused } = await keep({ input: { bookingId: databaseId, reason } })
            if (refused) setRefused(true)
            else acted(row, `The ${what} of ${names} stays booked.`)
            return refused
          }}
        >
          <p>It stays booked without payment. We tell both sides by email.</p>
        </ReasonDialog>
      )}
    </QueueRow>
  )
}

/** Sessions and packages that were paid for, whose mentor is rejected or switched off. */
export function MentorlessBookingGroup({ queueKey }: { queueKey: UnpaidGroup_mentorless$key }) {
  const { mentorlessBookings } = useFragment(
    graphql`
      fragment UnpaidGroup_mentorless on WorkQueue {
        mentorlessBookings(first: $mentorlessBookings) {
          total
          rows {
            databaseId
            mentorName
            menteeName
            startsAt
            mentor {
              databaseId
            }
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="mentorlessBookings"
      title="Booked with a mentor who is not accepted"
      rows={mentorlessBookings?.rows}
      total={mentorlessBookings?.total}
      rowId={({ databaseId }) => `mentorless-booking:${databaseId}`}
      all="mentorlessBookings"
    >
      {({ databaseId, mentorName, menteeName, startsAt, mentor }, row) => {
        const names = `${menteeName} with ${mentorName}`
        return (
          <QueueRow
            key={row}
            id={row}
            who={names}
            sub={startsAt ? <Time at={startsAt} /> : 'Advanced package'}
            why={`${mentorName} is rejected or inactive. ${menteeName} was emailed and can cancel before the session starts or the package ends, and get back anything that is left of the payment. Cancel it with a refund, or accept or activate the mentor.`}
            when={null}
          >
            <ButtonLink size="small" to={bookingPath(databaseId)} aria-label={`Open to cancel: ${names}`}>
              Open to cancel
            </ButtonLink>
            {mentor && (
              <ButtonLink
                size="small"
                to={`/admin?tab=mentors&open=${mentor.databaseId}`}
                aria-label={`Mentor: ${names}`}
              >
                Mentor
              </ButtonLink>
            )}
          </QueueRow>
        )
      }}
    </QueueGroup>
  )
}
