/**
 * The script in every page: it starts the page's code after the first paint. Until that takes the page over, links and
 * forms with an address work by themselves, and fields keep what is typed; the last press, or a form that was sent, is
 * repeated once then. A form in a part of the page whose code comes later waits for that code. What may not wait for the
 * code at all stands here, too.
 */
import { clearIfOthers, putAway } from './lib/typedBy.ts'

/** When the code starts at the latest, in ms: not every browser tells of its paints. */
const PAINTED_BY = 1_000
const [entry = '', ...files] = (document.currentScript?.dataset['code'] ?? '').split(' ')
let isStarted = false
let isAlive = false
let repeat = () => {}
/** Before the code is asked for again, in ms; twice as long each time. */
let wait = 1_000

/** Shows or hides a notice of `web/index.html`. */
const show = (id: string, isShown: boolean) => (document.getElementById(id)!.hidden = !isShown)

function load(): void {
  const onerror = () => {
    setTimeout(load, wait)
    show('not-whole', wait > 1_000)
    wait *= 2
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry, onerror }),
  )
}
function start(): void {
  if (isStarted) return
  isStarted = true
  // A page that was made for a member has this mark in its head, which is read by now.
  if (!document.querySelector('meta[name="last-change"]')) putAway()
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  load()
}
new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
// Nothing is painted in a tab in the background.
addEventListener('DOMContentLoaded', () => setTimeout(start, document.hidden ? 0 : PAINTED_BY))

// Fonts and code share one thin line. At a first visit the code goes first; later the browser keeps both.
const fonts = document.querySelector<HTMLStyleElement>('#fonts')!
const HAS_FONTS = 'plumbline:has-fonts'

clearIfOthers()
// The notice for visitors from the EU/EEA stands in the page, hidden: shown later, it would move the page.
try {
  if (!localStorage.getItem(HAS_FONTS)) fonts.media = 'not all'
  const known = JSON.parse(localStorage.getItem('user-geolocation') ?? 'null') as { isEUUser?: boolean } | null
  if (known?.isEUUser && !sessionStorage.getItem('plumbline:eu-notice'))
    document.documentElement.style.setProperty('--eu', 'block')
} catch {
  // Storage may be blocked, or hold something else.
}
// The secret of a mailed link leaves the address before a font's request names it; `useMailedToken` finds it there.
const address = new URL(location.href)
const token = address.searchParams.get('token')
address.searchParams.delete('token')
if (token !== null) history.replaceState({ usr: { token }, key: 'default' }, '', address)

addEventListener('alive', () => {
  isAlive = true
  for (const id of ['not-whole', 'not-sent']) show(id, false)
  // A task later: within the effect that tells, React could not take over the part that is pressed.
  setTimeout(repeat)
  repeat = () => {}
  if (!fonts.media) return
  fonts.media = ''
  localStorage.setItem(HAS_FONTS, 'yes')
})
// Back leads within a document that was reloaded, and its code is not there to show the other page.
addEventListener('popstate', () => {
  if (!isAlive && location.pathname + location.search !== address.pathname + address.search) location.reload()
})
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button')
  if (button?.closest('#not-whole')) location.reload()
  if (isAlive || !button || button.type === 'submit') return
  const pressed = button.outerHTML
  // What says something else by then would do something else. Menus open as soon as the pointer is down.
  repeat = () => {
    if (button.outerHTML === pressed && button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
      button.click()
  }
})
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.hasAttribute('action')) return
  // It has no address: what was typed would end up in this page's.
  event.preventDefault()
  show('not-sent', true)
  const button = event.submitter as HTMLButtonElement | null
  // Another button may stand in its place by then, as on the booking page of a phone.
  repeat = () => form.requestSubmit(button?.form === form ? button : null)
})
