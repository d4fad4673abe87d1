/**
 * Keeps what somebody does before the page's code is there, and gives it to the page then: a press, a text, a form without
 * an address of its own. Says so when the code does not come.
 */

/** On a slow line a part may take this long, in ms, until the page says that it is not whole. */
const PATIENCE = 60_000
const LOOK_EVERY = 30

/** What somebody waits for, so that it is kept until its part is there: the pointer and the focus only pass by. */
const MEANT = /click|input|submit/

/** What is kept for the element that React draws in place of another one; a press may mean something else there. */
const REDRAWN = /input|submit/

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The notice of `web/index.html`, until this is alive. */
export function tellNotWhole(dead: Element): void {
  const notice = document.getElementById('not-whole')!
  notice.hidden = false
  const look = setInterval(() => {
    if (dead.isConnected && !isLive(dead)) return
    notice.hidden = true
    clearInterval(look)
  }, LOOK_EVERY)
}

/** Whether React hears what happens to this element, or has taken over what is in it. */
export const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** What somebody writes in letters that take several keys: a value that is set meanwhile would break the word. */
let composing: EventTarget | null = null
document.addEventListener('compositionstart', ({ target }) => (composing = target), true)
document.addEventListener('compositionend', () => (composing = null), true)

interface Kept {
  element: Element
  kind: string
  again: (element: Element) => unknown
  until: number
  /** The page, and which one of those with its name in it. */
  path: string
  place: number
}

let kept: Kept[] = []
let timer: ReturnType<typeof setInterval> | undefined

/** Once each: who presses again because nothing happens means the first press. */
function keep(element: Element, kind: string, again: Kept['again']): void {
  if (kept.some((other) => other.element === element && other.kind === kind)) return
  const until = Date.now() + PATIENCE
  kept.push({ element, kind, again, until, path: location.pathname, place: alike(element).indexOf(element) })
  timer ??= setInterval(giveBack, LOOK_EVERY)
}

const alike = (element: Element) =>
  [...document.querySelectorAll(`#root ${element.tagName}`)].filter(
    (other) => other.getAttribute('name') === element.getAttribute('name'),
  )

/** A part that a translator has changed is drawn again by React: the new form or field gets what the old one had. */
function follow(each: Kept): void {
  const heir = each.path === location.pathname && alike(each.element)[each.place]
  if (!heir) return
  if (each.kind === 'input') {
    const { type, files, value, checked } = each.element as HTMLInputElement
    Object.assign(heir, type === 'file' ? { files } : { value: chosen.get(each.element) ?? value, checked })
  }
  each.element = heir
}

/** In the order in which it happened. */
function giveBack(): void {
  for (const each of kept) if (!each.element.isConnected && REDRAWN.test(each.kind)) follow(each)
  const due = kept.filter(({ element }) => isLive(element) && element !== composing)
  kept = kept.filter((each) => {
    if (due.includes(each)) return false
    if (!each.element.isConnected) return REDRAWN.test(each.kind) && each.until > Date.now()
    const isLate = each.until <= Date.now() && each.element !== composing
    if (!isLate) return true
    each.until = Infinity
    const isMeant = MEANT.test(each.kind)
    if (isMeant) tellNotWhole(each.element)
    return isMeant
  })
  if (kept.length === 0) {
    clearInterval(timer)
    timer = undefined
  }
  for (const { again, element, until } of due) {
    again(element)
    // A form that still has no listener is kept again, with the same limit.
    for (const other of kept) if (other.element === element) other.until = until
  }
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

/** What React last knew of a control. */
interface Tracked {
  _valueTracker?: { setValue: (value: string) => void }
}

/**
 * React compares a control with what it last knew of it, which is what stands there now: it has to see a change. Written
 * anew, a number whose point has just been typed would lose it.
 */
function tell(control: Control): void {
  const names = ['input', 'change']
  if (/checkbox|radio/.test(control.type)) {
    const { checked, defaultChecked, type } = control as HTMLInputElement
    // Of a group the one that was chosen last; what is again as it was drawn has not been changed.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return
    // An event that is not the mouse's changes nothing.
    names.unshift('click')
  }
  if (chosen.has(control)) control.value = chosen.get(control)!
  ;(control as Tracked)._valueTracker?.setValue(`${control.value} `)
  for (const name of names) control.dispatchEvent(new Event(name, { bubbles: true }))
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
    keep(target, 'input', (control) => tell(control as Control))
  })
// At the window React has heard it already, if it hears at all.
addEventListener('submit', (event) => {
  const form = event.target as Element
  if (event.defaultPrevented || !form.closest('#root') || form.hasAttribute('action')) return
  // It has no address: what was typed would end up in this page's.
  event.preventDefault()
  const { submitter } = event
  keep(form, 'submit', (now) => {
    const again = now as HTMLFormElement
    again.requestSubmit([...again.elements].includes(submitter!) ? submitter : undefined)
  })
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
