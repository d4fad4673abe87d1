import { useSyncExternalStore } from 'react'
import { currentToast, onToastChange } from '../lib/toasts.ts'
import { lazyPart } from './lazyPart.tsx'
import { useIdle } from './useIdle.ts'

/** Loaded when the page is idle; tests load it before they begin. */
export const ToastRegion = lazyPart(
  () => import('./ToastRegion.tsx').then((module) => module.ToastRegion),
  null,
  ({ toast }) => toast?.id,
)

/** The toast region, loaded when the page is idle; if that fails, each toast retries. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null)
  const idle = useIdle()
  return (idle || toast) && <ToastRegion toast={toast} />
}
