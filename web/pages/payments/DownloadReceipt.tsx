import { Download } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { saveReceipt } from './saveReceipt.ts'

/** Saves the receipt as a PDF; a failure is said here, no page is left. */
export function DownloadReceipt({ number }: { number: string }) {
  const [isLoading, setLoading] = useState(false)
  async function download(): Promise<void> {
    setLoading(true)
    const failure = await saveReceipt(number)
    if (failure) showToast({ tone: 'destructive', title: 'The receipt was not downloaded', description: failure })
    setLoading(false)
  }
  return (
    <Button size="small" busy={isLoading} onClick={() => void download()}>
      <Download size={16} />
      <span>
        Download receipt<VisuallyHidden> {number}</VisuallyHidden>
      </span>
    </Button>
  )
}
