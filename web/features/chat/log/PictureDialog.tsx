import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Unanswered } from '../../../ui/Unanswered.tsx'
import { fileName, pictureAlt } from './attachmentText.ts'
import type { Attachment } from '../engine/chatTypes.ts'

/** A picture of a message as large as it is. */
export function PictureDialog({ file, onClose }: { file: Attachment; onClose: () => void }) {
  const [failed, setFailed] = useState(false)
  const name = fileName(file)
  return (
    <Dialog
      open
      tall
      onOpenChange={onClose}
      title={name}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonAnchor look="primary" href={file.url} download={name}>
            Download
          </ButtonAnchor>
        </>
      }
    >
      {failed ? (
        <Unanswered onRetry={() => setFailed(false)}>This picture could not be loaded.</Unanswered>
      ) : (
        <Whole
          src={file.url}
          alt={pictureAlt(file)}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          onError={() => setFailed(true)}
        />
      )}
    </Dialog>
  )
}

const Whole = styled.img`
  width: auto;
  height: auto;
  max-height: calc(100dvh - 220px);
  margin: auto;
  border-radius: 4px;
  background: var(--sunken);
`
