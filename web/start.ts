/**
 * The script in every page: it starts the page's fonts and code once something is on screen, says so when the code does
 * not come, and keeps what somebody does before it is there: a press, a text, a form without an address of its own.
 * `web/build/startScript.ts` puts it in.
 */

/** How long something is kept for a part that does not come, in ms. */
const KEPT_FOR = 20_000
const LOOK_EVERY = 30

/** What somebody waits for: the pointer and the focus only pass by. */
const MEANT = /click|input|submit/

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** When a page that arrives drawn starts its code at the latest, in ms: not every browser tells of its paints. */
const PAINTED_BY = 1_000

/** Before the code is asked for a second time, in ms. */
const AGAIN_AFTER = 1_000

function load(files: string[], isFirst = true): void {
  // The libraries before what imports them, so that each runs in a task of its own.
  for (const src of [files.find((href) => href.includes('/vendor-')), files[0]]) {
    const script = document.createElement('script')
    // Not known from here: whether the network has failed or the file is gone.
    if (src === files[0])
      script.addEventListener('error', () =>
        isFirst ? setTimeout(load, AGAIN_AFTER, files, false) : tellNotWhole('#root *'),
      )
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src }))
  }
}

function begin(code: string): void {
  fonts.media = 'all'
  const files = code.split(' ')
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  load(files)
}

/** The notice of `web/index.html`, until this is alive. */
function tellNotWhole(dead: Element | string): void {
  const notice = document.getElementById('not-whole')!
  notice.hidden = false
  const look = setInterval(() => {
    const element = typeof dead === 'string' ? document.querySelector(dead) : dead
    if (!element || (element.isConnected && !isLive(element))) return
    notice.hidden = true
    clearInterval(look)
  }, LOOK_EVERY)
}

/** Whether React hears what happens to this element. */
const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

interface Kept {
  element: Element
  kind: string
  again: () => unknown
  until: number
}

let kept: Kept[] = []
let timer: ReturnType<typeof setInterval> | undefined

/** Once each: who presses again because nothing happens means the first press. */
function keep(element: Element, kind: string, again: () => unknown): void {
  if (kept.some((other) => other.element === element && other.kind === kind)) return
  kept.push({ element, kind, again, until: Date.now() + KEPT_FOR })
  timer ??= setInterval(giveBack, LOOK_EVERY)
}

/** In the order in which it happened. */
function giveBack(): void {
  const due = kept.filter(({ element }) => isLive(element))
  const waiting = kept.filter((each) => !due.includes(each) && each.element.isConnected)
  kept = waiting.filter(({ until }) => until > Date.now())
  const lost = waiting.find((each) => !kept.includes(each) && MEANT.test(each.kind))
  if (lost) tellNotWhole(lost.element)
  if (kept.length === 0) {
    clearInterval(timer)
    timer = undefined
  }
  for (const { again } of due) again()
}

function hear(name: string, listener: (target: Element, event: Event) => void): void {
  const onEvent = (event: Event) => {
    const { target } = event
    if (target instanceof Element && target.closest('#root') && !isLive(target)) listener(target, event)
  }
  document.addEventListener(name, onEvent, true)
}

function press(button: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, composed: true }
  button.dispatchEvent(new PointerEvent('pointerdown', options))
  button.dispatchEvent(new PointerEvent('pointerup', options))
  button.click()
}

/** React gives a select what it was drawn with when it takes it over. */
const chosen = new WeakMap<Element, string>()

/** React compares a control with what it last knew of it, which is what stands there now: it has to see the change itself. */
function tell(control: Control): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !control.checked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement) control.value = chosen.get(control) ?? control.value
  else if (control.type !== 'file') {
    const { value, selectionStart, selectionEnd } = control
    control.value = `${value} `
    const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

hear('click', (target) => {
  const button = target.closest('button')
  if (!button || (button.form && button.type !== 'button')) return
  const said = button.outerHTML
  // What says something else by now would do something else.
  keep(button, 'click', () => button.outerHTML === said && press(button))
})
for (const name of ['input', 'change'])
  hear(name, (target) => {
    if (!target.matches('input, textarea, select')) return
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
    keep(target, 'input', () => tell(target as Control))
  })
hear('submit', (form, event) => {
  if (form.hasAttribute('action')) return
  // It has no address: what was typed would end up in this page's.
  event.preventDefault()
  const { submitter } = event as SubmitEvent
  keep(form, 'submit', () => (form as HTMLFormElement).requestSubmit(submitter))
})
hear('pointerover', (target, event) => {
  const { pointerType } = event as PointerEvent
  if (pointerType !== 'mouse') return
  keep(target, 'hover', () => {
    if (!target.matches(':hover')) return
    for (const name of ['pointerover', 'pointermove'])
      target.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType }))
    target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  })
})
hear('focusin', (target) => {
  keep(target, 'focus', () => {
    if (document.activeElement === target) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
})

/** The notice for visitors from the EU/EEA stands in the page, hidden. */
function showKnownNotice(): void {
  const known = JSON.parse(localStorage.getItem('user-geolocation') ?? 'null') as { isEUUser?: boolean } | null
  if (known?.isEUUser && !sessionStorage.getItem('plumbline:eu-notice'))
    document.documentElement.style.setProperty('--eu', 'block')
}
try {
  showKnownNotice()
} catch {
  // Storage may be blocked, or hold something else.
}

/** The secret of a mailed link leaves the address before a font's request names it; `useMailedToken` finds it there. */
function hideToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState({ usr: { token }, key: 'default' }, '', address)
}
hideToken()

document.addEventListener('click', ({ target }) => {
  if ((target as Element).matches('#not-whole > button')) location.reload()
})

/** Until the first paint, which they would hold up on a slow line. Without script they are there at once. */
const fonts = document.getElementById('fonts') as HTMLStyleElement
fonts.media = 'not all'
let code = document.currentScript?.dataset['code']

function start(): void {
  if (code) begin(code)
  code = undefined
}

/** Once there is something on screen: the first frame may come before that. */
function startPainted(): void {
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  painted.observe({ type: 'paint', buffered: true })
  requestAnimationFrame(() => setTimeout(start, document.querySelector('meta[name="drawn"]') ? PAINTED_BY : 0))
}

if (document.hidden) start()
else startPainted()
