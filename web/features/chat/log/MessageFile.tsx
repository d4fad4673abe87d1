import { Download, FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonLink.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Unanswered } from '../../../ui/feedback/Unanswered.tsx'
import type { Attachment } from '../engine/chatTypes.ts'
import { fileFacts, fileName, isPicture, pictureAlt, pictureRoom, thumbnailUrl } from './attachmentText.ts'

interface MessageFileProps {
  file: Attachment
  /** Whether Tab reaches it. */
  isActive: boolean
}

/** A file of a message: a picture, or a card to download a document. */
export function MessageFile({ file, isActive }: MessageFileProps) {
  return isPicture(file) ? <Picture file={file} isActive={isActive} /> : <Document file={file} isActive={isActive} />
}

function Picture({ file, isActive }: MessageFileProps) {
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const room = pictureRoom(file)
  function retry(): void {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <Frame style={{ width: room.width, aspectRatio: `${room.width} / ${room.height}` }}>
      {failed ? (
        <Broken>
          <ImageOff size={20} />
          <span>This picture could not be loaded.</span>
          <Button look="plain" size="small" onClick={retry}>
            Try again
          </Button>
        </Broken>
      ) : (
        <Opens type="button" tabIndex={isActive ? 0 : -1} onClick={() => setOpen(true)}>
          <img
            key={attempt}
            src={thumbnailUrl(file.url)}
            alt={pictureAlt(file)}
            width={room.width}
            height={room.height}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        </Opens>
      )}
      {isOpen && <PictureDialog file={file} onClose={() => setOpen(false)} />}
    </Frame>
  )
}

function Document({ file, isActive }: MessageFileProps) {
  const name = fileName(file)
  return (
    <Card href={file.url} download={name} tabIndex={isActive ? 0 : -1}>
      <FileText size={20} />
      <span>
        <b dir="auto">{name}</b>
        <small>{fileFacts(file)}</small>
      </span>
      <Download />
    </Card>
  )
}

/** A picture of a message as large as it is. */
function PictureDialog({ file, onClose }: { file: Attachment; onClose: () => void }) {
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

const Frame = styled.div`
  max-width: 100%;
  margin: 4px 0;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunken);
`

const Opens = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    font-size: var(--t13);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Broken = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  min-height: 100%;
  padding: 6px;
  color: var(--muted);
  font-size: var(--t13);
  text-align: center;
`

const Card = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  max-width: 320px;
  min-height: 52px;
  margin: 4px 0;
  padding: 7px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
  color: var(--ink);
  line-height: 1.35;
  text-decoration: none;
  &:hover {
    border-color: var(--line-strong);
    color: var(--ink);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--muted);
    font-size: var(--t13);
  }
`

const Whole = styled.img`
  width: auto;
  height: auto;
  max-height: calc(100dvh - 220px);
  margin: auto;
  border-radius: 4px;
  background: var(--sunken);
`
