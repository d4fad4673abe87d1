import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'

/** An id in the provider's letters, and a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ title: 'Not copied', description: 'Select the text and copy it yourself.', tone: 'destructive' })
    }
  }
  return (
    <Line>
      <code>{text}</code>
      <Button
        look="ghost"
        size="small"
        icon
        aria-label={isCopied ? `${label} copied` : `Copy ${label}`}
        onClick={() => void copy()}
      >
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
      </Button>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  > code {
    min-width: 0;
    font: 500 var(--t13) var(--mono);
    overflow-wrap: anywhere;
  }
`
