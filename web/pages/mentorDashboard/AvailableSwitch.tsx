import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { AvailableSwitch_mentor$key } from '../../__generated__/AvailableSwitch_mentor.graphql.ts'
import { Small } from '../../ui/PageFrame.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useSaveAvailable } from './useSaveHead.ts'

/** Available or Busy; saved at once. */
export function AvailableSwitch({ mentorKey }: { mentorKey: AvailableSwitch_mentor$key }) {
  const { id, available, status } = useFragment(
    graphql`
      fragment AvailableSwitch_mentor on Mentor {
        id
        available
        status
      }
    `,
    mentorKey,
  )
  const save = useSaveAvailable(id)
  const offered =
    status === 'ACCEPTED' ? 'Students can book your open slots.' : 'Students can book you once you are accepted.'
  const meaning = useId()
  return (
    <Place>
      <Switch checked={available} aria-describedby={meaning} onChange={(event) => save(event.target.checked)}>
        Available
      </Switch>
      <Small id={meaning}>
        {available ? offered : 'Busy: only mentees with a paid Advanced package can book your slots.'}
      </Small>
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 14px;
  align-items: center;
`
