import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { explain } from '../../lib/errors.ts'
import { showToast } from '../../lib/toasts.ts'
import { UNDO_MS } from '../../relay/undoable.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { ACCEPT, type PictureKinds } from './acceptedPictures.ts'

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
    <Frame data-over={isOver || undefined} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
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
    </Frame>
  )
}

const Frame = styled.div`
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

/** Saves an uploaded picture's id in the profile, or null for no picture. Never rejects; says itself what failed. */
export type SavePicture = (profileImage: string | null) => Promise<{ refused: unknown }>

/** `sending` can be cancelled. `unsaved`: uploaded, but the profile does not have it yet. */
type AvatarState = 'idle' | 'sending' | 'saving' | 'removing' | 'unsaved'

/** Uploads a chosen picture and saves it in the profile; a save that failed can be tried again without uploading. */
function useAvatar(kinds: PictureKinds, save: SavePicture) {
  const [state, setState] = useState<AvatarState>('idle')
  const uploaded = useRef<string | null>(null)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function choose(file: File): Promise<void> {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    setState('sending')
    const sent = await import('./sendPicture.ts').then(
      ({ sendPicture }) => sendPicture(file, kinds, controller.signal),
      explain,
    )
    // Cancelled, or another one was chosen.
    if (!sent || controller.signal.aborted) return
    if (!('id' in sent)) {
      // What was uploaded before can still be saved.
      setState(uploaded.current ? 'unsaved' : 'idle')
      return void showToast({ tone: 'destructive', ...sent })
    }
    uploaded.current = sent.id
    await saveUploaded()
  }

  async function saveUploaded(): Promise<void> {
    setState('saving')
    const { refused } = await save(uploaded.current)
    if (!refused) uploaded.current = null
    setState(refused ? 'unsaved' : 'idle')
  }

  async function remove(picture: string): Promise<void> {
    setState('removing')
    const { refused } = await save(null)
    setState('idle')
    // In place of the toast of the save. The server keeps the file long enough to take it back.
    if (!refused)
      showToast({
        title: 'Picture removed',
        action: { label: 'Undo', run: () => void save(picture) },
        duration: UNDO_MS,
      })
  }

  function cancel(): void {
    underWay.current?.abort()
    uploaded.current = null
    setState('idle')
  }

  return { state, choose, saveUploaded, remove, cancel }
}
