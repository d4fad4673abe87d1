import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { ToBeFound_mentor$key } from '../../__generated__/ToBeFound_mentor.graphql.ts'
import { Link } from '../../ui/Link.tsx'

/** What keeps students from finding or booking the mentor, each with the way to change it. */
export function ToBeFound({ mentorKey }: { mentorKey: ToBeFound_mentor$key }) {
  const { status, available, weeklyAvailability, completeness } = useFragment(
    graphql`
      fragment ToBeFound_mentor on Mentor {
        status
        available
        weeklyAvailability {
          enabled
        }
        completeness {
          percent
        }
      }
    `,
    mentorKey,
  )
  const hasHours = weeklyAvailability.some(({ enabled }) => enabled)
  const percent = completeness?.percent ?? 100
  if (status === 'ACCEPTED' && available && hasHours && percent === 100) return 'Yes'
  return (
    <List>
      {status === 'REJECTED' && <li>You are not accepted as a mentor</li>}
      {status === 'PENDING_REVIEW' && <li>Our team reviews your application: {MENTOR_REVIEW_TEXT}</li>}
      {!hasHours && (
        <li>
          <Link to={{ pathname: '/mentor-dashboard', hash: '#weekly-availability' }}>Set your weekly hours</Link>:
          students see no slots without them
        </li>
      )}
      {!available && <li>You are Busy, so students see no slots</li>}
      {percent < 100 && (
        <li>
          <Link to={{ pathname: '/mentor-dashboard', hash: '#completeness' }}>Complete your profile</Link>: {percent}%
        </li>
      )}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  list-style: none;
`
