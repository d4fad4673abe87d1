import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Field, Hint } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import { Notice } from '../feedback/Notice.tsx'

interface TypedConfirmationProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, such as `Delete Asha Rao?`. */
  title: string
  /** What happens, and what can not be undone. */
  children: ReactNode
  /** What must be typed: a word or an amount, as it is shown. Case and spaces around do not count. */
  phrase: string
  /** The button that does it, in the words of the question: `Delete mentor`. */
  action: string
  /** The button that leaves everything as it is. */
  keep?: string
  /** Why it cannot be done now, such as a reason that is still to be given; the button waits. */
  missing?: string | null
  /** Does it. Resolves to why it was refused, which is shown here, or to null: then the dialog closes. Never rejects. */
  onConfirm: () => Promise<ReactNode>
}

/** Asks for a word before something that cannot be undone. What can be undone offers Undo instead. */
export function TypedConfirmation({
  open,
  onOpenChange,
  title,
  children,
  phrase,
  action,
  keep = 'Cancel',
  missing = null,
  onConfirm,
}: TypedConfirmationProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>(null)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) problem.current?.focus()
  }, [refusal])
  const why = missing ?? (plain(typed) === plain(phrase) ? null : `Type ${phrase} to continue.`)

  function change(stays: boolean): void {
    if (isBusy) return
    if (!stays) {
      setTyped('')
      setRefusal(null)
    }
    onOpenChange(stays)
  }
  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    // React would hand it on to the form that the dialog was opened from.
    event.stopPropagation()
    if (why !== null || isBusy) return
    setBusy(true)
    setRefusal(null)
    const refused = await onConfirm()
    setBusy(false)
    if (refused) return setRefusal(refused)
    setTyped('')
    onOpenChange(false)
  }
  const footer = (
    <>
      <Button onClick={() => change(false)}>{keep}</Button>
      <Button
        type="submit"
        form={id}
        look="danger"
        busy={isBusy}
        disabled={why !== null}
        aria-describedby={why === null ? undefined : `${id}why`}
      >
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onOpenChange={change} title={title} footer={footer}>
      {children}
      <Form id={id} noValidate onSubmit={(event) => void confirm(event)}>
        <Field
          label={
            <>
              Type <q translate="no">{phrase}</q> to confirm
            </>
          }
          required
        >
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Hint id={`${id}why`}>{why ?? '\u00a0'}</Hint>
        {refusal && (
          <div ref={problem} tabIndex={-1}>
            <Notice tone="bad" role="alert">
              {refusal}
            </Notice>
          </div>
        )}
      </Form>
    </Dialog>
  )
}

/** ₹1,500 is also 1500. */
function plain(text: string): string {
  return text.replace(/[₹,]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

const Form = styled.form`
  display: grid;
  gap: 6px;
`
