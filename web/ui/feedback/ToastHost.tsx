import { useEffect, useSyncExternalStore } from 'react'
import { currentToast, onToastChange } from '../../lib/toasts.ts'
import { lazyPart } from '../lazyPart.tsx'
import { useIdle } from '../useIdle.ts'

/** Loaded when the page is idle; tests load it before they begin. */
export const ToastRegion = lazyPart(
  () => import('./ToastRegion.tsx').then((module) => module.ToastRegion),
  null,
  ({ toast }) => toast?.id,
  <Untold />,
)

const useToast = () => useSyncExternalStore(onToastChange, currentToast, () => null)

/** The toast region, loaded when the page is idle; if that fails, each toast retries. */
export function ToastHost() {
  const toast = useToast()
  const idle = useIdle()
  return (idle || toast) && <ToastRegion toast={toast} />
}

/** A toast that cannot be shown must not leave a press without a word: the notice of `web/index.html` stands for it. */
function Untold() {
  const isWaiting = useToast() !== null
  useEffect(() => {
    const notice = document.getElementById('not-whole')
    if (!isWaiting || !notice) return
    notice.hidden = false
    return () => void (notice.hidden = true)
  }, [isWaiting])
  return null
}
