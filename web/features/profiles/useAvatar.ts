import { useEffect, useRef, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { showToast } from '../../lib/toasts.ts'
import { UNDO_MS } from '../../relay/undoable.ts'
import type { PictureKinds } from './acceptedPictures.ts'

/** Saves an uploaded picture's id in the profile, or null for no picture. Never rejects; says itself what failed. */
export type SavePicture = (profileImage: string | null) => Promise<{ refused: unknown }>

/** `sending` can be cancelled. `unsaved`: uploaded, but the profile does not have it yet. */
export type AvatarState = 'idle' | 'sending' | 'saving' | 'removing' | 'unsaved'

/** Uploads a chosen picture and saves it in the profile; a save that failed can be tried again without uploading. */
export function useAvatar(kinds: PictureKinds, save: SavePicture) {
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
