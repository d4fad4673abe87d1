/** What the walk over everything to press asks of the page; each runs there, so it holds all that it needs. */

interface Given {
  /** Keys of what has been pressed, each with its make. */
  pressed: readonly (readonly [key: string, make: string])[]
  /** Names of what is left alone, as patterns. */
  leftAlone: readonly string[]
}

/** Puts the focus on what is to be pressed next: first what stays on this view, then what leads to another. */
export function findNext({ pressed, leftAlone }: Given) {
  /** How many of one make are pressed in a list: the days of a calendar and the rows of a table are alike. */
  const EACH = 2
  const WHAT =
    'button, summary, [role="button"], [role="tab"], [role="switch"], [role^="menuitem"], input[type="checkbox"], input[type="radio"], main a[href], [role="dialog"] a[href]'
  const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]'
  const layers = [...document.querySelectorAll(LAYER)]
  // What has been opened is gone through first.
  const top = layers.findLast((it) => !it.closest('[aria-hidden="true"]')) ?? document
  const isShown = (it: Element) =>
    !it.closest('[inert], [aria-hidden="true"]') && it.checkVisibility({ visibilityProperty: true })

  // Only what has been changed can be saved or discarded.
  for (const form of top.querySelectorAll<HTMLFormElement>('form:not([data-walked], [role="search"])')) {
    const field = [...form.querySelectorAll<HTMLInputElement>('textarea, input[type="text"], input:not([type])')].find(
      (it) => it.value !== '' && !it.readOnly && !it.role && isShown(it),
    )
    if (!field) continue
    form.dataset['walked'] = ''
    const { prototype } = field.tagName === 'INPUT' ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, `${field.value} and more`)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\d+/g, '').trim()
  const nameOf = (it: HTMLElement) =>
    it.getAttribute('aria-label') ??
    (it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : it.textContent) ??
    ''
  function inPlace(it: HTMLElement): string {
    const tabs = it.closest('[role="tablist"]')
    if (tabs) return tabs.getAttribute('aria-label') ?? ''
    const place = it.closest(`section, form, header, main, ${LAYER}`)
    return plain(place?.querySelector('h1, h2, h3')?.textContent)
  }
  function known(it: HTMLElement) {
    const row = it.closest('tr')
    const name = plain(nameOf(it)).split(/\s+/).slice(0, 3).join(' ')
    const within = row ? `number ${[...row.querySelectorAll(WHAT)].indexOf(it)} of a row` : name
    const key = `${it.role ?? it.localName} “${within}” in “${inPlace(it)}”`
    return {
      it,
      key,
      make: it.closest('li, td, fieldset, [role="group"], [role="switch"]') ? `${it.className} in ${inPlace(it)}` : key,
    }
  }
  const isNewView = (it: Element) => it.matches('a, [role="tab"]')
  const next = [...top.querySelectorAll<HTMLElement>(WHAT)]
    .filter((it) => {
      if (it.matches(':disabled, [target="_blank"]') || !isShown(it)) return false
      if (leftAlone.some((source) => new RegExp(source).test(nameOf(it).trim()))) return false
      if (!(it instanceof HTMLAnchorElement)) return true
      return it.pathname === location.pathname && it.origin === location.origin && it.hash === ''
    })
    .map(known)
    .filter(({ key, make }) => {
      if (pressed.some(([other]) => other === key)) return false
      return make === key || pressed.filter(([, other]) => other === make).length < EACH
    })
    .toSorted((one, other) => Number(isNewView(one.it)) - Number(isNewView(other.it)))
  const [first] = next
  if (!first) return null
  const { it, key, make } = first
  it.focus()
  it.dataset['walked'] = key
  return {
    key,
    make,
    isBox: it.matches('input'),
    isNewView: isNewView(it),
    layers: layers.length,
    others: next.length - 1,
  }
}

/** Goes to another screen as going back does, without a new document; false where the page has not come up yet. */
export async function goTo(path: string) {
  const before = document.querySelector('main h1')
  if (!before) return false
  const isOther = new URL(path, location.href).pathname !== location.pathname
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  const until = performance.now() + 5_000
  function isThere(): boolean {
    const heading = document.querySelector('main h1')
    // The page that is left stays on screen for a moment.
    return heading !== null && !(isOther && heading === before) && !document.querySelector('[aria-busy="true"]')
  }
  do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  while (!isThere() && performance.now() < until)
  return true
}

/** How the page is once what a press has changed is drawn. */
export async function state() {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const it = document.activeElement
  const isOnPage = !it || it === document.body || it === document.documentElement
  return {
    pathname: location.pathname,
    busy: document.querySelectorAll('[aria-busy="true"]').length,
    layers: document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]').length,
    isLost: isOnPage || !it.checkVisibility({ visibilityProperty: true }) || it.getClientRects().length === 0,
    focus: isOnPage ? 'the page' : `${it.localName} “${it.getAttribute('aria-label') ?? it.textContent?.slice(0, 40)}”`,
    focusKey: it instanceof HTMLElement ? it.dataset['walked'] : undefined,
  }
}

/** Whether what has been pressed under this key is still to be seen. */
export function isStillThere(key: string) {
  const walked = [...document.querySelectorAll<HTMLElement>('[data-walked]')]
  return walked.some((it) => it.dataset['walked'] === key && it.checkVisibility({ visibilityProperty: true }))
}
