import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorStatus_buttons$key } from '../../../__generated__/MentorStatus_buttons.graphql.ts'
import type { MentorStatus_mentor$key } from '../../../__generated__/MentorStatus_mentor.graphql.ts'
import type { MentorStatus_select$key } from '../../../__generated__/MentorStatus_select.graphql.ts'
import { undoable } from '../../../relay/undoable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { MentorDecision } from './MentorDecision.tsx'
import { type MentorStatus, STATUS_NAMES } from './statusNames.ts'
import { useSetMentorStatus } from './useSetMentorStatus.ts'

/**
 * Sets a mentor's status. What sends an email at once, or takes an accepted mentor off the list, is asked first;
 * anything else can be undone. Put `dialog` on the page.
 */
export function useMentorDecision(mentorKey: MentorStatus_mentor$key, onDone?: () => void) {
  const { id, databaseId, name, status } = useFragment(
    graphql`
      fragment MentorStatus_mentor on Mentor {
        id
        databaseId
        name
        status
      }
    `,
    mentorKey,
  )
  const environment = useRelayEnvironment()
  const [setStatus] = useSetMentorStatus()
  const [asked, setAsked] = useState<{ from: MentorStatus | null; to: MentorStatus } | null>(null)
  const [isOpen, setOpen] = useState(false)

  function decide(to: MentorStatus): void {
    if (to === status) return
    const from = status as MentorStatus | null
    if (to !== 'PENDING_REVIEW' || status === 'ACCEPTED') {
      // What the page learns while it asks doesn't change what is being decided on.
      setAsked({ from, to })
      setOpen(true)
      return
    }
    undoable(environment, {
      preview: (store) => store.get(id)?.setValue(to, 'status'),
      message: { title: 'Status Updated', description: `${name}: ${STATUS_NAMES[to]}.`, tone: 'good' },
      together: {
        kind: 'statuses of mentors',
        message: (count) => ({ title: `${count} statuses updated`, tone: 'good' }),
      },
      async send() {
        const { done } = await setStatus({ input: { mentorId: databaseId, status: to, from } })
        if (done) onDone?.()
      },
    })
  }
  return {
    decide,
    /** What is being asked about; null if nothing is. */
    pending: isOpen ? (asked?.to ?? null) : null,
    dialog: asked && (
      <MentorDecision
        mentorId={databaseId}
        name={name}
        {...asked}
        open={isOpen}
        onOpenChange={setOpen}
        onDone={onDone}
      />
    ),
  }
}

/** A mentor's status, to be changed at any time. */
export function StatusSelect({ mentorKey }: { mentorKey: MentorStatus_select$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorStatus_select on Mentor {
        name
        status
        ...MentorStatus_mentor
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

interface DecisionButtonsProps {
  mentorKey: MentorStatus_buttons$key
  /** After the decision was saved. */
  onDone?: () => void
}

/** Accept and Reject, for an application that waits; each asks first. */
export function DecisionButtons({ mentorKey, onDone }: DecisionButtonsProps) {
  const mentor = useFragment(
    graphql`
      fragment MentorStatus_buttons on Mentor {
        name
        status
        ...MentorStatus_mentor
      }
    `,
    mentorKey,
  )
  const { decide, dialog } = useMentorDecision(mentor, onDone)
  const { name, status } = mentor
  return (
    <>
      {status === 'PENDING_REVIEW' && (
        <>
          <Button size="small" look="primary" aria-label={`Accept ${name}`} onClick={() => decide('ACCEPTED')}>
            Accept
          </Button>
          <Button size="small" look="danger" aria-label={`Reject ${name}`} onClick={() => decide('REJECTED')}>
            Reject
          </Button>
        </>
      )}
      {dialog}
    </>
  )
}
