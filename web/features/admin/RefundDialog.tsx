import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { Refusal } from '../../relay/refusal.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { REASON_MINIMUM, reasonIssue } from './ReasonDialog.tsx'
import { confirmText, isConfirmed, readSum, sumIssue, typedSum } from './refundSum.ts'

/** What is done, once it is confirmed. */
export interface RefundDecision {
  /** Paise. */
  refund: number
  /** What could be refunded when it was decided: the server does nothing if that has changed. */
  expectedRefundable: number
  reason: string
}

interface RefundDialogProps {
  title: string
  description?: ReactNode
  /** Above the sum: what it is about, or what is to be chosen first. */
  children?: ReactNode
  /** Paise that can go back, by what the page knows; a change while the dialog is open is told. */
  refundable: number
  /** Paise that stand in the field at first. */
  preset: number
  /** What the preset is: "Under the refund policy, ₹499 is refunded." */
  presetText: string
  /** Whether it can be done without a refund. */
  mayBeNothing: boolean
  /** What has to be typed when nothing goes back: `cancel`. */
  word: string
  /** Who is told and what else follows, for the sum as it stands. */
  consequences: (paise: number) => readonly string[]
  /** What else can be chosen with the sum as it stands. */
  extra?: (paise: number) => ReactNode
  confirmLabel: (paise: number) => string
  /** The button that leaves everything as it is: `Keep session`. */
  keep: string
  /** Said when no answer came, while it can still be tried again. */
  unsure: string
  /** Why it cannot be done now; null while it can. */
  impossible?: string | null
  onClose: () => void
  /** Answers why it was not done; null once the server has said that it is. */
  run: (decision: RefundDecision) => Promise<Refusal | null>
}

/** Decides on money that goes back: the sum, the reason and a typed confirmation. Nothing is called done before it is. */
export function RefundDialog(props: RefundDialogProps) {
  const { title, description, children, refundable, preset, presetText, mayBeNothing, word, onClose, run } = props
  const { consequences, extra, confirmLabel, keep, unsure, impossible = null } = props
  const formId = useId()
  const top = useRef<HTMLDivElement>(null)
  const [sum, setSum] = useState(typedSum(preset))
  const [shownPreset, setShownPreset] = useState(preset)
  const [known, setKnown] = useState(refundable)
  const [hasChanged, setChanged] = useState(false)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (preset !== shownPreset) {
    setShownPreset(preset)
    setSum(typedSum(preset))
    setTyped('')
  }
  // Its own answer changes the figure as well: that is no news.
  if (refundable !== known && !isBusy) {
    setKnown(refundable)
    setChanged(true)
    // That is what the server has refused for: it is said once.
    if (problem !== unsure) setProblem(null)
    setTyped('')
  }
  const rule = { refundable: known, mayBeNothing }
  const paise = readSum(sum) ?? 0
  const issues = {
    sum: sumIssue(sum, rule),
    reason: reasonIssue(reason, 'Reason', REASON_MINIMUM),
    typed: isConfirmed(typed, paise, word) ? null : `Type ${confirmText(paise, word)} to confirm`,
  }
  const issueOf = (field: keyof typeof issues) => (isAttempted && issues[field]) || undefined

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const wrong = (['sum', 'reason', 'typed'] as const).find((field) => issues[field])
    setAttempted(true)
    if (wrong) return document.getElementById(`${formId}${wrong}`)?.focus()
    setBusy(true)
    setProblem(null)
    setChanged(false)
    const refused = await run({ refund: paise, expectedRefundable: known, reason: reason.trim() })
    setBusy(false)
    if (!refused) return onClose()
    setProblem(refused.failure ? unsure : refused.message)
    // Not on the button: whoever presses it again has read what is new.
    requestAnimationFrame(() => top.current?.focus())
  }
  return (
    <Dialog
      open
      tall
      onOpenChange={(wanted) => wanted || isBusy || onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {impossible === null ? keep : 'Close'}
          </Button>
          {impossible === null && (
            <Button look="danger" type="submit" form={formId} busy={isBusy}>
              {confirmLabel(paise)}
            </Button>
          )}
        </>
      }
    >
      <Top ref={top} tabIndex={-1}>
        {impossible !== null && <Notice tone="warn">{impossible}</Notice>}
        {problem && problem !== impossible && (problem !== unsure || impossible === null) && (
          <Notice tone="warn" role="alert">
            {problem}
          </Notice>
        )}
        {hasChanged && impossible === null && (
          <Notice tone="warn" role="alert" title="What can be refunded has changed.">
            It is {formatRupees(known)} now. Please decide again.
          </Notice>
        )}
      </Top>
      {impossible === null && (
        <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {children}
          <Field
            id={`${formId}sum`}
            label="Refund in rupees"
            required
            hint={`${presetText} At most ${formatRupees(known)} can be refunded.`}
            error={issueOf('sum')}
          >
            <Input
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              value={sum}
              onChange={({ target }) => setSum(target.value)}
            />
          </Field>
          <Field id={`${formId}reason`} label="Reason" required error={issueOf('reason')}>
            <TextArea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          {extra?.(paise)}
          <ul>
            {consequences(paise).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Field
            id={`${formId}typed`}
            label={`Type ${confirmText(paise, word)} to confirm`}
            required
            error={issueOf('typed')}
          >
            <Input
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        </Form>
      )}
    </Dialog>
  )
}

const Top = styled.div`
  display: grid;
  gap: 12px;
  outline: none;
  scroll-margin: 12px;
  &:empty {
    display: none;
  }
`

const Form = styled.form`
  display: grid;
  gap: 16px;
  ul {
    display: grid;
    gap: 6px;
    padding-left: 18px;
    list-style: disc;
  }
`
