import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { StatusSelect_mentor$key } from '../../../__generated__/StatusSelect_mentor.graphql.ts'
import { Select } from '../../../ui/Select.tsx'
import { STATUS_NAMES, type MentorStatus } from './statusNames.ts'
import { useMentorDecision } from './useMentorDecision.tsx'

/** A mentor's status, to be changed at any time. */
export function StatusSelect({ mentorKey }: { mentorKey: StatusSelect_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment StatusSelect_mentor on Mentor {
        name
        status
        ...useMentorDecision_mentor
      }
    `,
    mentorKey,
  )
  const { decide, pending, dialog } = useMentorDecision(mentor)
  const { name, status } = mentor
  if (!status) return null
  const shown = pending ?? status
  return (
    <>
      <Toned data-status={shown}>
        <Select
          small
          aria-label={`Status of ${name}`}
          value={shown}
          onChange={({ target }) => decide(target.value as MentorStatus)}
        >
          {Object.entries(STATUS_NAMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Toned>
      {dialog}
    </>
  )
}

const Toned = styled.span`
  select {
    min-width: 9.25rem;
    font-weight: 600;
  }
  &[data-status='ACCEPTED'] select {
    color: var(--good);
  }
  &[data-status='PENDING_REVIEW'] select {
    color: var(--warn);
  }
  &[data-status='REJECTED'] select {
    color: var(--bad);
  }
  option {
    color: var(--ink);
    background: var(--surface);
  }
`
