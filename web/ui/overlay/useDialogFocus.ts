import { useEffect, useRef } from 'react'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { breakpoints } from '../theme.ts'

interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

interface Opener {
  opener: Element | null
  /** What it stood in, from the inside out. */
  places: readonly Element[]
}

/** Of a dialog that has just gone: one that takes its place goes back there when it closes. */
let handedOn: Opener | null = null

const FIELDS = 'input:not([type="hidden"], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Focus handling for dialogs that are opened by state instead of by a trigger. On open, focuses the first field, or the
 * title if there is a text to read first and on a phone, where the keyboard would hide the dialog. On close, restores
 * the focus, or moves it to what replaced the opener or, where nothing did, to the page's heading, unless the person has
 * moved it already.
 */
export function useDialogFocus(): DialogFocus {
  const before = useRef<Opener>({ opener: null, places: [] })
  useEffect(
    () => () => {
      const own = (handedOn = before.current)
      setTimeout(() => {
        if (handedOn === own) handedOn = null
      })
    },
    [],
  )
  return {
    onOpenAutoFocus(event) {
      event.preventDefault()
      const opener = document.activeElement
      // No press has opened it: the page did, or a dialog that has just closed.
      const ofPage = handedOn ?? { opener: null, places: [] }
      before.current = opener === document.body ? ofPage : { opener, places: placesOf(opener) }
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
      const { opener, places } = before.current
      const place = places.map(placeNow).find((it) => it !== null)
      const target = opener?.isConnected ? opener : (place?.querySelector('a, button') ?? pageHeading())
      if (target instanceof HTMLElement) target.focus()
    },
  }
}

/** This place; where it is gone, the card (`data-card`) of the same thing, which may have moved to another day. */
function placeNow(place: Element): Element | null {
  if (place.isConnected) return place
  const card = place.getAttribute('data-card')
  return card === null ? null : document.querySelector(`[data-card="${card}"]`)
}

/** The heading of the page, which can be focused from now on. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** Without what holds all of the page: what is first there is nobody's place. */
function placesOf(opener: Element | null): Element[] {
  const places: Element[] = []
  const main = document.querySelector('main')
  for (let place = opener?.parentElement; place && place !== document.body; place = place.parentElement)
    if (!main || !place.contains(main)) places.push(place)
  return places
}
