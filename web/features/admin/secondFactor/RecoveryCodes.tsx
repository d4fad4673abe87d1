import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../../lib/saveFile.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { UnsavedGuard, useUnsaved } from '../../../ui/editor/UnsavedGuard.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** They say that they have saved them. */
  onDone: () => void
}

/** Recovery codes, which are shown only now: the page asks before it is left without saving them. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  return (
    <UnsavedGuard>
      <Shown {...props} />
    </UnsavedGuard>
  )
}

function Shown({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLDivElement>(null)
  useUnsaved(true)
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  function download(): void {
    saveFile('plumbline-recovery-codes.txt', `Plumbline recovery codes, each works once\n\n${text}\n`, 'text/plain')
  }
  return (
    <Stack ref={list} tabIndex={-1}>
      <Notice tone="warn" title="Save your recovery codes.">
        Each lets you log in once without your phone. We show them only now.
      </Notice>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <ButtonRow>
        <CopyButton text={text} what="Recovery codes" />
        <Button onClick={download}>
          <Download size={18} /> Download
        </Button>
      </ButtonRow>
      <Button look="primary" onClick={onDone}>
        I have saved them
      </Button>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
  outline: none;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: 4px 16px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunken);
  list-style: none;
  code {
    font: 500 var(--t15) var(--mono);
  }
`

/** Copies a text; `what` it is begins the message. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: `${what} copied`, tone: 'good' })
    } catch {
      // Not allowed, or not a secure page.
      showToast({ title: 'Not copied', description: 'Select the text and copy it with your keyboard or menu.' })
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy size={18} /> Copy
    </Button>
  )
}
