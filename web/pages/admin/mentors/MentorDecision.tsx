import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { NOTE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { sendWaiting } from '../../../relay/undoable.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import type { MentorStatus } from './statusNames.ts'
import { StillBooked } from './StillBooked.tsx'
import { roomText } from '../../../lib/plural.ts'
import { BACK_EFFECT, DECIDED, useSetMentorStatus } from './useSetMentorStatus.ts'

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
export function MentorDecision(props: MentorDecisionProps) {
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
