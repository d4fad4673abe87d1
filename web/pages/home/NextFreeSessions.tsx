import { ChevronRight } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { NextFreeSessions_query$key } from '../../__generated__/NextFreeSessions_query.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { Bob } from '../../ui/time/Bob.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Hang, HangBob, HangList, HangTime, HangWho } from './hangParts.ts'

/** The soonest session of each of a few mentors, on the plumb line; each leads to booking that slot. */
export function NextFreeSessions({ queryKey }: { queryKey: NextFreeSessions_query$key }) {
  const { site, nextFreeSessions } = useFragment(
    graphql`
      fragment NextFreeSessions_query on Query {
        site {
          now
        }
        nextFreeSessions(first: 5) {
          mentor {
            databaseId
            name
            mainBranch
            subBranch
            topicsCanMentorOn
            currentCity
            starterPrice
          }
          slot {
            startsAt
          }
        }
      }
    `,
    queryKey,
  )
  const today = istDate(new Date(site.now))
  if (nextFreeSessions.length === 0) return null
  return (
    <Hang aria-labelledby="next-free-sessions">
      <h2 id="next-free-sessions">Next available sessions</h2>
      <HangList>
        {nextFreeSessions.map(({ mentor, slot }) => {
          const startsAt = new Date(slot.startsAt)
          const day = istDate(startsAt)
          return (
            <li key={mentor.databaseId}>
              <Link to={bookingPath(mentor.databaseId, { startsAt: slot.startsAt, step: 'details' })}>
                <HangTime>
                  <time dateTime={slot.startsAt}>
                    {day === today ? 'Today' : formatShortDay(day)}
                    <span>
                      <b>{formatTime(startsAt)}</b> IST
                    </span>
                  </time>
                </HangTime>
                <HangWho>
                  <b>{mentor.name}</b>
                  <span>
                    {mentor.topicsCanMentorOn[0] ?? mentor.subBranch ?? mentor.mainBranch}
                    {mentor.currentCity && <span data-wide>, {mentor.currentCity}</span>}
                  </span>
                </HangWho>
                <Money paise={mentor.starterPrice} />
                <ChevronRight size={16} />
              </Link>
            </li>
          )
        })}
      </HangList>
      <HangBob>
        <Bob />
      </HangBob>
    </Hang>
  )
}
