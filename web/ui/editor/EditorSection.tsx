import { CircleCheck } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { discarding } from './discarding.ts'
import { SectionCard } from './SectionCard.tsx'
import { useUnsaved } from './UnsavedGuard.tsx'
import type { Editor, SaveState } from './useEditor.ts'

interface EditorSectionProps<Input extends object, Output> {
  title: string
  /** What it is for, or who sees it. */
  lead?: ReactNode
  editor: Editor<Input, Output>
  /** The fields. */
  children: ReactNode
}

const STATES: Record<SaveState, string> = {
  clean: '',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
}

/**
 * A section of a longer page that is saved by itself. Its Save is there once something has changed, so that a page of many
 * sections shows it only where there is something to save; it stays in view until then.
 */
export function EditorSection<Input extends object, Output>(props: EditorSectionProps<Input, Output>) {
  const { title, lead, editor, children } = props
  const id = useId()
  const { state } = editor
  const isOpen = state === 'unsaved' || state === 'failed' || state === 'saving'
  useUnsaved(isOpen)
  function submit(event: FormEvent<HTMLFormElement>): void {
    // Enter in the only field of a form submits it without a button too.
    if (state === 'clean') event.preventDefault()
    else editor.formProps.onSubmit(event)
  }
  return (
    <SectionCard id={id} title={title} lead={lead}>
      <form {...editor.formProps} onSubmit={submit}>
        <Fields>
          <ErrorSummary {...editor.summary} />
          {children}
        </Fields>
        <Foot data-state={state} data-open={isOpen || undefined} data-part={state === 'clean' ? undefined : 'bar'}>
          <State role="status" data-state={state}>
            {state === 'saved' && <CircleCheck size={16} />}
            <span>{STATES[state]}</span>
          </State>
          {isOpen && state !== 'saving' && (
            <Button look="ghost" onClick={discarding(editor.discard)}>
              Discard
            </Button>
          )}
          {state !== 'clean' && (
            <Button
              type="submit"
              look="primary"
              busy={state === 'saving'}
              // It keeps the focus.
              aria-disabled={state === 'saved'}
              aria-describedby={id}
            >
              Save
            </Button>
          )}
        </Foot>
      </form>
    </SectionCard>
  )
}

const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px 20px 20px;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: flex-end;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--r-card) var(--r-card);
  background: var(--surface);
  /* Only for what a screen reader is told next. */
  &[data-state='clean'] {
    padding: 0;
    border: 0;
  }
  &[data-open] {
    position: sticky;
    z-index: 2;
    bottom: 0;
  }
`

const State = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  margin-right: auto;
  color: var(--muted);
  font-size: var(--t13);
  &[data-state='saved'] {
    color: var(--good);
  }
  &[data-state='failed'] {
    color: var(--bad);
  }
`
