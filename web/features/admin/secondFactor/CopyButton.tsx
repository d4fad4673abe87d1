import { Copy } from 'lucide-react'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'

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
