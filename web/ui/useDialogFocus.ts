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
 * title: on a phone, whose keyboard would hide what the dialog is about, and where there is a text to read first; closed, back to what had it before.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event) {
      event.preventDefault()
      opener.current = document.activeElement
      const dialog = event.currentTarget
      if (!(dialog instanceof HTMLElement)) return
      const isPhone = matchMedia(`(max-width: ${breakpoints.phone})`).matches
      const field = isPhone || dialog.dataset['tall'] ? null : dialog.querySelector<HTMLElement>(FIELDS)
      const target = field ?? dialog.querySelector<HTMLElement>('h2[tabindex]') ?? dialog
      target.focus({ preventScroll: true })
      // A phone has no room for both.
      const toast = isPhone ? currentToast() : null
      if (toast) dismissToast(toast.id)
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
