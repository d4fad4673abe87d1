import { graphql, useFragment } from 'react-relay'
import type { LockedChat_mentor$key } from '../../../__generated__/LockedChat_mentor.graphql.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ChatNotice } from './ChatNotice.tsx'
import { LOCKED } from './chatNotices.ts'

/** For a mentee who has no package with this mentor: what opens the chat, and the way to it. */
export function LockedChat({ mentorKey }: { mentorKey: LockedChat_mentor$key }) {
  const { databaseId, name, available } = useFragment(
    graphql`
      fragment LockedChat_mentor on Mentor {
        databaseId
        name
        available
      }
    `,
    mentorKey,
  )
  return (
    <ChatNotice
      {...LOCKED}
      actions={
        available && (
          <ButtonLink look="signal" to={`/booking/${databaseId}?package=advanced`}>
            Book the Advanced package
          </ButtonLink>
        )
      }
    >
      {!available && `${name} is busy and is not taking bookings right now.`}
    </ChatNotice>
  )
}
