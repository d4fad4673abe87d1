import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { Refusal } from '../../relay/refusal.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/buttonStyles.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'

interface ReasonDialogProps {
  title: string
  description?: ReactNode
  /** What follows from it, above the reason. */
  children?: ReactNode
  label: string
  hint: string
  /** Fewest characters. */
  minimum?: number
  confirm: string
  /** The button that leaves everything as it is. `Cancel` would be misread where a booking or a workshop is changed. */
  keep?: string
  look?: ButtonLook['look']
  /** For more than a few lines: full screen on a phone. */
  tall?: boolean
  /** Why it cannot be done now; null while it can. */
  impossible?: string | null
  /** Whether the fields above the reason are right; says what is not. */
  check?: () => boolean
  onClose: () => void
  /** Does it and answers why not; null once the server has said that it is done. */
  run: (reason: string) => Promise<Refusal | null>
}

/** Asks for a reason before something is done. What was typed stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    description,
    children,
    label,
    hint,
    confirm,
    keep = 'Cancel',
    look = 'primary',
    tall = false,
    onClose,
    run,
  } = props
  const { check, minimum } = props
  const formId = useId()
  const [reason, setReason] = useState('')
  const [issue, setIssue] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Its own success may make it impossible just before the dialog closes.
  const impossible = isBusy ? null : (props.impossible ?? null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const isRight = check?.() ?? true
    const wrong = reasonIssue(reason, label, minimum)
    setIssue(wrong)
    if (!isRight) return
    if (wrong) return document.getElementById(`${formId}reason`)?.focus()
    setBusy(true)
    setProblem(null)
    const refused = await run(reason.trim())
    setBusy(false)
    if (refused) setProblem(refused.message)
    else onClose()
  }
  return (
    <Dialog
      open
      tall={tall}
      onOpenChange={(wanted) => wanted || isBusy || onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {impossible === null ? keep : 'Close'}
          </Button>
          {impossible === null && (
            <Button look={look} type="submit" form={formId} busy={isBusy}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {impossible !== null && (
        <Notice tone="warn" {...(problem === impossible && { role: 'alert' })}>
          {impossible}
        </Notice>
      )}
      {problem && problem !== impossible && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      {impossible === null && (
        <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {children}
          <Field id={`${formId}reason`} label={label} required hint={hint} error={issue ?? undefined}>
            <TextArea
              rows={3}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value)
                setIssue(null)
              }}
            />
          </Field>
        </Form>
      )}
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** Longest reason or note that an administrator gives. */
const REASON_MAXIMUM = 500
/** Shortest reason that we email to both sides. */
export const REASON_MINIMUM = 5
/** Says so beside its field. */
export const REASON_HINT = 'We email it to both sides.'

/** What is wrong with a reason; null if nothing. */
export function reasonIssue(text: string, label: string, minimum = 1): string | null {
  const { length } = text.trim()
  if (length === 0) return `${label} is required`
  if (length < minimum) return `At least ${minimum} characters, please`
  return length > REASON_MAXIMUM ? `At most ${REASON_MAXIMUM} characters, please` : null
}
