/**
 * Keeps what somebody does before the page's code is there, and gives it to the page then: a press, a text, a form without
 * an address of its own. Says so when the code does not come.
 */

/** How long something is kept for a part that does not come, in ms. */
const KEPT_FOR = 20_000
const LOOK_EVERY = 30

/** What somebody waits for: the pointer and the focus only pass by. */
const MEANT = /click|input|submit/

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The notice of `web/index.html`, until this is alive. */
export function tellNotWhole(dead: Element | string): void {
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

/** What somebody writes in letters that take several keys: a value that is set meanwhile would break the word. */
let composing: EventTarget | null = null
document.addEventListener('compositionstart', ({ target }) => (composing = target), true)
document.addEventListener('compositionend', () => (composing = null), true)

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
  const due = kept.filter(({ element }) => isLive(element) && element !== composing)
  const waiting = kept.filter((each) => !due.includes(each) && each.element.isConnected)
  kept = waiting.filter(({ element, until }) => element === composing || until > Date.now())
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
  // Of several that open something the last is meant: two would stand over each other.
  if (button.ariaHasPopup) kept = kept.filter(({ element, kind }) => kind !== 'click' || !element.ariaHasPopup)
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
