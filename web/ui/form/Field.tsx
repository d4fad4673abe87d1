import { CircleAlert } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldContext } from './fieldContext.ts'
import { breakpoints } from '../theme.ts'

interface FieldProps {
  label: ReactNode
  /** From `form.field(name)`, so that the error summary can link here; generated if absent. */
  id?: string
  hint?: ReactNode
  /** Error message, shown below the control. */
  error?: string | undefined
  /** Set beside the label, e.g. "optional" or "IST". */
  note?: string
  required?: boolean
  /** At the right of the hint, e.g. a character count. */
  aside?: ReactNode
  /** One control with its parts. */
  children: ReactNode
}

/** A form field: label, control, hint and error message. */
export function Field({ label, id, hint, error, note, required = false, aside, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  const content = useMemo(
    () => ({ id: controlId, describedBy: described || undefined, invalid: Boolean(error), required }),
    [controlId, described, error, required],
  )
  return (
    <FieldFrame data-part="field">
      <FieldLabel htmlFor={controlId}>
        {typeof label === 'string' ? <span>{label}</span> : label} {note && <Note>({note})</Note>}
      </FieldLabel>
      <FieldContext value={content}>{children}</FieldContext>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {(hint || aside) && (
        <Foot>
          <Hint as="span" id={`${controlId}-hint`}>
            {hint}
          </Hint>
          {aside}
        </Foot>
      )}
    </FieldFrame>
  )
}

/** The message below a control, with its icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </ErrorText>
  )
}

/** A stack of label, control and messages. */
export const FieldFrame = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`

/** Styles of the label, also for legends. */
export const FieldLabel = styled.label`
  font-weight: 600;
  font-size: var(--t15);
  line-height: 1.35;
`

/** Hint below a control. */
export const Hint = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.45;
`

const Note = styled.span`
  font-weight: 400;
  color: var(--muted);
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0 12px;
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.45;
  /* One below the other, so that a count that grows does not wrap the hint anew. */
  @media (max-width: ${breakpoints.phone}) {
    display: grid;
  }
`

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--bad);
  font-size: var(--t13);
  line-height: 1.4;
  font-weight: 500;
  > svg {
    margin-top: 1px;
  }
`

/** Two fields side by side, stacked on a phone. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 16px;
`
