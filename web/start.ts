/**
 * The script in every page: it starts the page's code once something is on screen, and keeps what somebody does before
 * that code is there: a press, a text, a form without an address of its own. `web/build/startScript.ts` puts it in.
 */

/** How long something is kept for a part that does not come, in ms. */
const KEPT_FOR = 20_000
const LOOK_EVERY = 30

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function load(code: string): void {
  const files = code.split(' ')
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: files[0] }))
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
  kept = kept.filter((each) => !due.includes(each) && each.element.isConnected && each.until > Date.now())
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

/** React compares a control with what it last knew of it, which is what stands there now: it has to see the change itself. */
function tell(control: Control): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !control.checked
    control.click()
    return
  }
  if (!(control instanceof HTMLSelectElement) && control.type !== 'file') {
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
    if (target.matches('input, textarea, select') && !isLive(target))
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

const code = document.currentScript?.dataset['code'] ?? ''
if (document.hidden) load(code)
else requestAnimationFrame(() => setTimeout(load, 0, code))
