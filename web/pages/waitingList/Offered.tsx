import { graphql, useFragment } from 'react-relay'
import { HOUR_MS, MINUTE_MS } from '../../../api/rules/time/durations.ts'
import type { Offered_entry$key } from '../../__generated__/Offered_entry.graphql.ts'
import { Countdown } from '../../features/payments/Countdown.tsx'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { serverTime } from '../../lib/clock.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { HeldBanner, Notice } from '../../ui/feedback/Notice.tsx'
import { OnOneLine, Time } from '../../ui/time/Time.tsx'
import { LeaveButton } from './LeaveButton.tsx'

/** A seat is reserved: until when, and the way to it. */
export function Offered({ entryKey, now }: { entryKey: Offered_entry$key; now: Date }) {
  const entry = useFragment(
    graphql`
      fragment Offered_entry on WaitingListEntry {
        code
        state
        offerExpiresAt
        workshop {
          databaseId
        }
        ...LeaveButton_entry
      }
    `,
    entryKey,
  )
  const { code, state, offerExpiresAt, workshop } = entry
  const left = offerExpiresAt ? Date.parse(offerExpiresAt) - now.getTime() : 0
  const isPaying = state === 'REGISTERING'
  if (!isPaying && left <= 0)
    return (
      <>
        <Notice tone="warn" role="status" title="Your time to take this seat is over.">
          It goes to the next person in the queue.
        </Notice>
        <ButtonRow>
          <ButtonLink look="primary" to={workshopPath(workshop.databaseId)}>
            See the workshop
          </ButtonLink>
        </ButtonRow>
      </>
    )
  return (
    <>
      {isPaying ? (
        <Notice>You have started to register. Finish to get your seat.</Notice>
      ) : (
        offerExpiresAt && (
          <HeldBanner>
            Reserved for you until{' '}
            <OnOneLine>
              <Time at={offerExpiresAt} />,
            </OnOneLine>{' '}
            {left < HOUR_MS ? (
              <span>
                <Countdown until={offerExpiresAt} clock={serverTime} spoken /> left
              </span>
            ) : (
              // A screen reader does not read it each minute.
              <span aria-live="off">{`${leftText(left)} left`}</span>
            )}
          </HeldBanner>
        )
      )}
      <ButtonRow>
        <ButtonLink look="signal" to={workshopPath(workshop.databaseId, code)}>
          {isPaying ? 'Continue to register' : 'Register now'}
        </ButtonLink>
        <LeaveButton entryKey={entry} />
      </ButtonRow>
    </>
  )
}

/** `11 h 32 min`. */
function leftText(ms: number): string {
  return `${Math.floor(ms / HOUR_MS)} h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} min`
}
