import { useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { SavePicture } from '../../features/profiles/useAvatar.ts'
import { explain } from '../../lib/errors.ts'
import { showToast } from '../../lib/toasts.ts'
import type { saveHead } from './saveHead.ts'

type Save = (
  ...[input, done]: [Parameters<typeof saveHead>[1], Parameters<typeof saveHead>[2]]
) => ReturnType<SavePicture>

/** Saves, also when its code is still to be loaded. Never rejects; failures are told. */
function useSave(): Save {
  const environment = useRelayEnvironment()
  return async (input, done) => {
    try {
      const { saveHead: save } = await import('./saveHead.ts')
      return await save(environment, input, done)
    } catch (error) {
      showToast({ tone: 'destructive', ...explain(error) })
      return { refused: error }
    }
  }
}

/** Saves the mentor's picture, or that there is none. */
export function useSavePicture(): SavePicture {
  const save = useSave()
  return (profileImage) => save({ profileImage }, { title: 'Profile Updated', tone: 'good' })
}

/** Saves whether the mentor of this global id takes bookings: shown at once, and undone with a message on failure. */
export function useSaveAvailable(id: string): (available: boolean) => void {
  const environment = useRelayEnvironment()
  const save = useSave()
  /** One after the other: what was chosen last is what the server has in the end. */
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return (available) => {
    const shown = environment.applyUpdate({ storeUpdater: (store) => store.get(id)?.setValue(available, 'available') })
    before.current = before.current.then(() => save({ available }, null)).finally(() => shown.dispose())
  }
}
