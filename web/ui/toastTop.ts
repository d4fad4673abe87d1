/** A vertical range in the viewport, in px from the top. */
export interface Stretch {
  top: number
  bottom: number
}

const GAP = 8

/**
 * Top position of a toast of this height on a phone: the highest place in `room` that covers none of `taken`. Falls back
 * to the top edge, which hides least of the person's work.
 */
export function toastTop(height: number, { room, taken }: { room: Stretch; taken: readonly Stretch[] }): number {
  const tops = [room.top, ...taken.map(({ bottom }) => bottom)].map((top) => top + GAP).toSorted((a, b) => a - b)
  const fits = (top: number) =>
    top >= room.top && top + height <= room.bottom && taken.every((it) => top + height <= it.top || top >= it.bottom)
  return tops.find(fits) ?? GAP
}

/** Height reserved at the bottom of a phone for buttons, bars and the thumb. */
const BOTTOM = 220

/** What the page itself says in the words of a toast's title: headings and messages. */
export function saying(title: string): DOMRect[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, [role="alert"], [role="status"])')]
    .filter(({ textContent }) => textContent?.toLowerCase().includes(title.toLowerCase()))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
}

/** Areas that a toast must not cover: the page's header, an open dialog's title, the focused field, what it repeats. */
export function obstacles(title: string): { room: Stretch; taken: Stretch[] } {
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const header = dialog ? null : document.querySelector('body header')
  const active = document.activeElement
  const field = active?.matches('input, select, textarea') ? (active.closest('[data-part="field"]') ?? active) : null
  const taken = [dialog?.querySelector('[data-part="head"], h2'), field].flatMap((it) =>
    it ? [it.getBoundingClientRect()] : [],
  )
  taken.push(...saying(title))
  return { room: { top: header?.getBoundingClientRect().bottom ?? 0, bottom: innerHeight - BOTTOM }, taken }
}
