import { FileText, RotateCw, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import type { Tray, TrayFile, TrayState } from './attachmentTray.ts'

interface TrayFilesProps {
  tray: Tray
  state: TrayState
  /** What had the focus is gone. */
  onRemoved: () => void
}

/** The files of the next message, and what was said of those that were not taken. */
export function TrayFiles({ tray, state: { files, refusals }, onRemoved }: TrayFilesProps) {
  return (
    <>
      <Refusals role="status" hidden={refusals.length === 0}>
        <div>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        {refusals.length > 0 && (
          <Button
            look="ghost"
            size="small"
            icon
            aria-label="Close this message"
            onClick={() => {
              tray.dismissRefusals()
              onRemoved()
            }}
          >
            <X size={16} />
          </Button>
        )}
      </Refusals>
      {files.length > 0 && (
        <List aria-label="Files of this message">
          {files.map((file) => (
            <Item key={file.key} tray={tray} file={file} onRemoved={onRemoved} />
          ))}
        </List>
      )}
    </>
  )
}

function Item({ tray, file, onRemoved }: Omit<TrayFilesProps, 'state'> & { file: TrayFile }) {
  const { key, name, thumbnail, state, progress, problem, isFinal } = file
  const isDone = state === 'ready' || state === 'failed'
  return (
    <Chip data-failed={state === 'failed' || undefined}>
      {thumbnail ? <img src={thumbnail} alt="" /> : <FileText size={20} />}
      <div>
        <b>{name}</b>
        {state === 'waiting' && <small>Waiting</small>}
        {state === 'sending' && <progress aria-label={`Uploading ${name}`} value={progress} max={1} />}
        {problem && <small role="alert">{problem}</small>}
      </div>
      {state === 'failed' && !isFinal && (
        <Button look="ghost" size="small" icon aria-label={`Upload ${name} again`} onClick={() => tray.retry(key)}>
          <RotateCw size={16} />
        </Button>
      )}
      <Button
        look="ghost"
        size="small"
        icon
        aria-label={isDone ? `Remove ${name}` : `Cancel the upload of ${name}`}
        onClick={() => {
          tray.remove(key)
          onRemoved()
        }}
      >
        <X size={16} />
      </Button>
    </Chip>
  )
}

const Refusals = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  align-items: flex-start;
  padding: 4px 4px 4px 12px;
  border: 1px solid var(--warn-line);
  border-radius: var(--r-control);
  background: var(--warn-wash);
  font-size: var(--t13);
  overflow-wrap: anywhere;
  &[hidden] {
    display: none;
  }
  > div {
    padding: 7px 0;
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-height: 24dvh;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`

const Chip = styled.li`
  display: flex;
  gap: 8px;
  align-items: center;
  max-width: 100%;
  padding: 4px 4px 4px 8px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunken);
  &[data-failed] {
    border-color: var(--bad-line);
    background: var(--bad-wash);
  }
  > img {
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: var(--r-tag);
    object-fit: cover;
  }
  > svg {
    flex: none;
    margin: 8px;
    color: var(--muted);
  }
  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
    font-size: var(--t13);
  }
  b {
    max-width: 13rem;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    max-width: 15rem;
    color: var(--muted);
    font-size: inherit;
  }
  &[data-failed] small {
    color: var(--bad);
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--blueprint);
  }
`
