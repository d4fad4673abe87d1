import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { SessionPerson_booking$key } from '../../../__generated__/SessionPerson_booking.graphql.ts'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { Avatar } from '../../../ui/mark/Avatar.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PersonName } from '../../../ui/mark/PersonName.tsx'
import { MenteeAvatar } from '../../mentees/MenteeAvatar.tsx'
import { MentorAvatar } from '../../mentors/MentorAvatar.tsx'

interface SessionPersonProps {
  bookingKey: SessionPerson_booking$key
  /** The reader's side: the person is the other one. */
  side: SessionSide
  /** Level of the heading. */
  level: 2 | 3
  /** Below the name, such as the time. */
  children: ReactNode
}

/** Picture and name of the other side of a session; "Former mentor" or "Former mentee" once their account is gone. */
export function SessionPerson({ bookingKey, side, level, children }: SessionPersonProps) {
  const { mentor, mentorName, mentee, menteeName } = useFragment(
    graphql`
      fragment SessionPerson_booking on Booking {
        mentorName
        menteeName
        mentor {
          databaseId
          ...MentorAvatar_mentor
        }
        mentee {
          ...MenteeAvatar_mentee
        }
      }
    `,
    bookingKey,
  )
  const Heading = `h${level}` as const
  const isMentee = side === 'mentee'
  const name = isMentee ? mentorName : menteeName
  const nobody = <Avatar name={name} family="other" size="sm" />
  const picture = isMentee
    ? mentor && <MentorAvatar mentorKey={mentor} size="sm" />
    : mentee && <MenteeAvatar menteeKey={mentee} size="sm" />
  return (
    <Head>
      {picture ?? nobody}
      <div>
        <Heading>
          {isMentee && mentor ? (
            <Link to={mentorPath(mentor.databaseId)}>
              <PersonName>{name}</PersonName>
            </Link>
          ) : (
            <PersonName>{name}</PersonName>
          )}
        </Heading>
        {children}
      </div>
    </Head>
  )
}

/** From which side a booking is shown. */
export type SessionSide = 'mentee' | 'mentor'

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-items: center;
  h2,
  h3 {
    font-size: var(--t17);
  }
  h2 a,
  h3 a {
    color: inherit;
  }
`
