import { CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
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

/** A section of a longer page with its own Save. While it has unsaved changes, its buttons stay in view. */
export function EditorSection<Input extends object, Output>(props: EditorSectionProps<Input, Output>) {
  const { title, lead, editor, children } = props
  const id = useId()
  const { state } = editor
  const isOpen = state === 'unsaved' || state === 'failed' || state === 'saving'
  useUnsaved(isOpen)
  return (
    <SectionCard id={id} title={title} lead={lead}>
      <form {...editor.formProps}>
        <Fields>
          <ErrorSummary {...editor.summary} />
          {children}
        </Fields>
        <Foot data-open={isOpen || undefined}>
          <State role="status" data-state={state}>
            {state === 'saved' && <CircleCheck size={16} />}
            <span>{STATES[state]}</span>
          </State>
          {isOpen && state !== 'saving' && (
            <Button look="ghost" onClick={discarding(editor.discard)}>
              Discard
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            busy={state === 'saving'}
            // Just after saving it keeps the focus.
            disabled={state === 'clean'}
            aria-disabled={state === 'saved'}
            aria-describedby={id}
          >
            Save
          </Button>
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
