import { useId, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { MentorStatus_buttons$key } from '../../../__generated__/MentorStatus_buttons.graphql.ts'
import type { MentorStatus_mentor$key } from '../../../__generated__/MentorStatus_mentor.graphql.ts'
import type { MentorStatus_select$key } from '../../../__generated__/MentorStatus_select.graphql.ts'
import { roomText } from '../../../lib/plural.ts'
import { sendWaiting, undoable } from '../../../relay/undoable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { type MentorStatus, STATUS_NAMES } from './statusNames.ts'
import { StillBooked } from './StillBooked.tsx'
import { BACK_EFFECT, DECIDED, useSetMentorStatus } from './useSetMentorStatus.ts'

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

interface MentorDecisionProps {
  mentorId: number
  name: string
  /** What it is until now. */
  from: MentorStatus | null
  to: MentorStatus
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: (() => void) | undefined
}

const WORDS = {
  ACCEPTED: {
    title: 'Accept',
    text: `They are listed at once and get an email about it. ${BACK_EFFECT}`,
    label: 'Note in the email',
    button: 'Accept and email',
  },
  REJECTED: {
    title: 'Reject',
    text: 'They are not listed and get an email about it.',
    label: 'Reason in the email',
    button: 'Reject and email',
  },
  PENDING_REVIEW: {
    title: 'Back to review:',
    text: 'They are no longer listed and get an email about it.',
    label: 'Reason in the email',
    button: 'Back to review',
  },
} as const

/** Asks before a status that sends an email or takes an accepted mentor off the list. */
function MentorDecision(props: MentorDecisionProps) {
  const { mentorId, name, from, to, open, onOpenChange, onDone } = props
  const formId = useId()
  const [setStatus, isSetting] = useSetMentorStatus()
  const [reason, setReason] = useState('')
  const { title, text, label, button } = WORDS[to]
  async function send(): Promise<void> {
    // A status that can still be undone would otherwise be set after this one.
    await sendWaiting()
    const { refused } = await setStatus({
      input: { mentorId, status: to, from, reason: reason.trim() || null },
    })
    // Somebody else was first: there is nothing left to decide here.
    if (refused && refused.type !== DECIDED) return
    setReason('')
    onOpenChange(false)
    onDone?.()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${title} ${name}?`}
      description={text}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" form={formId} look={to === 'ACCEPTED' ? 'primary' : 'danger'} busy={isSetting}>
            {button}
          </Button>
        </>
      }
    >
      {from === 'ACCEPTED' && <StillBooked id={mentorId} />}
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field label={label} note="optional" aside={roomText(reason.length, NOTE_MAXIMUM)}>
          <TextArea
            rows={3}
            maxLength={NOTE_MAXIMUM}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
`
