import { useRef } from 'react'
import { currentToast, dismissToast } from '../lib/toasts.ts'
import { breakpoints } from './theme.ts'

interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

const FIELDS = 'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * For dialogs that are opened by state instead of by a trigger. Opened, the focus goes to the first field, or to the
 * title: on a phone, whose keyboard would hide what the dialog is about, and where there is a text to read first. Closed,
 * back to what had it before, or to what stands there now; unless whoever closed it has moved the focus on.
 */
export function useDialogFocus(): DialogFocus {
  const before = useRef<{ opener: Element | null; place: Element | null }>({ opener: null, place: null })
  return {
    onOpenAutoFocus(event) {
      event.preventDefault()
      const opener = document.activeElement
      before.current = { opener, place: opener?.parentElement ?? null }
      const dialog = event.currentTarget
      if (!(dialog instanceof HTMLElement)) return
      const isPhone = matchMedia(`(max-width: ${breakpoints.phone})`).matches
      const field = isPhone || dialog.dataset['tall'] ? null : dialog.querySelector<HTMLElement>(FIELDS)
      const target = field ?? dialog.querySelector<HTMLElement>('h2[tabindex]') ?? dialog
      target.focus({ preventScroll: true })
      // A phone has no room for both dialog and toast.
      const toast = isPhone ? currentToast() : null
      if (toast) dismissToast(toast.id)
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const { opener, place } = before.current
      const target = opener?.isConnected ? opener : place?.querySelector('a, button')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
