import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'

/** A new address, shown this once: to copy, or to open in the calendar of this device. */
export function FeedAddress({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null)
  // What is new is read out, and can be copied with the keyboard at once.
  useEffect(() => input.current?.focus(), [])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ title: 'Link copied', tone: 'good' })
    } catch {
      // Not allowed, or not a secure page.
      input.current?.focus()
      input.current?.select()
      showToast({ title: 'Not copied', description: 'The link is selected: copy it with your keyboard or menu.' })
    }
  }

  return (
    <>
      <Notice tone="warn" title="Add it to your calendar now.">
        We show this link only once. Don’t share it: anyone with this link can see your sessions.
      </Notice>
      <Field label="Your private calendar link">
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} spellCheck={false} />
      </Field>
      <ButtonRow>
        <Button look="primary" onClick={() => void copy()}>
          <Copy size={18} /> Copy link
        </Button>
        <ButtonAnchor href={address.replace(/^https?:/, 'webcal:')}>Open in this device’s calendar</ButtonAnchor>
      </ButtonRow>
    </>
  )
}
