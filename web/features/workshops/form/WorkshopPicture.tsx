import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { WorkshopImage } from '../WorkshopImage.tsx'
import { ACCEPT } from '../../profiles/acceptedPictures.ts'
import { explain } from '../../../lib/errors.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { FieldError, FieldFrame, FieldLabel, Hint } from '../../../ui/form/Field.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'

/** Longer side of what is sent, in pixels, and the quality of its JPEG: it is shown large. */
const SIZE = { side: 1600, quality: 0.82 }

interface WorkshopPictureProps {
  /** Of the picture; empty without. */
  path: string
  field: { id: string; error: string | undefined }
  branch: string
  onChange: (path: string) => void
  onUploading: (isUploading: boolean) => void
}

/** The picture of a workshop: it is uploaded when it is chosen, and saved with the form. */
export function WorkshopPicture({ path, field, branch, onChange, onUploading }: WorkshopPictureProps) {
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const underWay = useRef<AbortController | null>(null)
  const [isSending, setSending] = useState(false)
  const tell = useEffectEvent(onUploading)
  useEffect(() => tell(isSending), [isSending])
  useEffect(() => () => underWay.current?.abort(), [])

  async function choose(file: File): Promise<void> {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    setSending(true)
    const sent = await import('../../profiles/sendPicture.ts').then(
      ({ sendPicture }) => sendPicture(file, 'images', controller.signal, SIZE),
      explain,
    )
    // Cancelled, or another one was chosen.
    if (!sent || controller.signal.aborted) return
    setSending(false)
    if ('url' in sent) onChange(sent.url)
    else showToast({ tone: 'destructive', ...sent })
  }
  function cancel(): void {
    underWay.current?.abort()
    setSending(false)
  }
  return (
    <FieldFrame role="group" aria-labelledby={labelId} data-part="field">
      <FieldLabel as="span" id={labelId}>
        Picture <Optional>(optional)</Optional>
      </FieldLabel>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture of the workshop"
        accept={ACCEPT.images}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void choose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {path !== '' && <Shown branch={branch} image={path} lazy={false} />}
      <ButtonRow>
        <Button id={field.id} size="small" busy={isSending} onClick={() => input.current?.click()}>
          {path === '' ? 'Add picture' : 'Change picture'}
        </Button>
        {isSending && (
          <Button size="small" look="plain" onClick={cancel}>
            Cancel
          </Button>
        )}
        {path !== '' && !isSending && (
          <Button size="small" look="plain" onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
        <Small role="status">{isSending ? 'Uploading…' : ''}</Small>
      </ButtonRow>
      {field.error && <FieldError>{field.error}</FieldError>}
      <Hint>At most 5 MB. Wide ones fit best. Without one we draw one for your branch.</Hint>
    </FieldFrame>
  )
}

const Shown = styled(WorkshopImage)`
  max-width: 320px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
`

const Optional = styled.span`
  color: var(--muted);
  font-weight: 400;
`
