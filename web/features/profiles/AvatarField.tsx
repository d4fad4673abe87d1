import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { ACCEPT, type PictureKinds } from './acceptedPictures.ts'
import { useAvatar, type AvatarState, type SavePicture } from './useAvatar.ts'

interface AvatarFieldProps {
  /** The picture that the profile has now, or what stands for it. */
  children: ReactNode
  /** What stands beside it, above the buttons: whose it is. */
  beside?: ReactNode
  /** Path of the picture that the profile has; null without one. */
  picture: string | null
  kinds: PictureKinds
  onSave: SavePicture
}

const SAYS: Record<AvatarState, string> = {
  idle: '',
  sending: 'Uploading…',
  saving: 'Saving…',
  removing: 'Removing…',
  unsaved: 'Uploaded, but not saved yet.',
}

/** A profile's picture, with what is needed to change it. A file can also be dropped on it. */
export function AvatarField({ children, beside, picture, kinds, onSave }: AvatarFieldProps) {
  const { state, choose, saveUploaded, remove, cancel } = useAvatar(kinds, onSave)
  const input = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const isBusy = state === 'sending' || state === 'saving' || state === 'removing'
  function take(files: FileList | null): void {
    const [file] = files ?? []
    if (file && !isBusy) void choose(file)
  }
  async function removeIt(): Promise<void> {
    if (picture !== null) await remove(picture)
    // The button is gone with the picture.
    actions.current?.querySelector('button')?.focus()
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  function hover(event: DragEvent): void {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Place data-over={isOver || undefined} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      {children}
      <div>{beside}</div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Profile picture"
        accept={ACCEPT[kinds]}
        onChange={({ target }) => {
          take(target.files)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Actions ref={actions}>
        {state === 'unsaved' ? (
          <Button size="small" look="primary" onClick={() => void saveUploaded()}>
            Save picture
          </Button>
        ) : (
          <Button
            size="small"
            look="plain"
            // The list of what is missing leads here.
            name="profileImage"
            busy={state === 'sending' || state === 'saving'}
            aria-disabled={state === 'removing'}
            onClick={() => input.current?.click()}
          >
            {picture !== null ? 'Change picture' : 'Add picture'}
          </Button>
        )}
        {(state === 'sending' || state === 'unsaved') && (
          <Button size="small" look="plain" onClick={cancel}>
            Cancel
          </Button>
        )}
        {picture !== null && (state === 'idle' || state === 'removing') && (
          <Button size="small" look="plain" busy={state === 'removing'} onClick={() => void removeIt()}>
            Remove picture
          </Button>
        )}
        <Small role="status">{SAYS[state]}</Small>
      </Actions>
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 20px;
  align-items: end;
  border-radius: var(--r-card);
  > :first-child {
    grid-row: span 2;
    align-self: start;
  }
  &[data-over] {
    outline: 2px dashed var(--blueprint);
    outline-offset: 4px;
  }
  @media (max-width: ${breakpoints.phone}) {
    column-gap: 14px;
    > :first-child {
      grid-row: auto;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Actions = styled(ButtonRow)`
  gap: 4px 18px;
`
