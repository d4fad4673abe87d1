/** A stretch of the window's height, px from its top. */
export interface Stretch {
  top: number
  bottom: number
}

const GAP = 8

/**
 * Where a toast of this height goes on a phone: as far up as it covers none of `taken`. In order from the top; the last
 * resort is the very top, which hides least of what one is doing.
 */
export function toastTop(height: number, { room, taken }: { room: Stretch; taken: readonly Stretch[] }): number {
  const tops = [room.top, ...taken.map(({ bottom }) => bottom)].map((top) => top + GAP).toSorted((a, b) => a - b)
  const fits = (top: number) =>
    top >= room.top && top + height <= room.bottom && taken.every((it) => top + height <= it.top || top >= it.bottom)
  return tops.find(fits) ?? GAP
}

/** Of a phone's lower edge: buttons, bars and the thumb are there. */
const BOTTOM = 220

/** What a toast must not cover now: the page's header, an open dialog's title, the field that has the focus. */
export function obstacles(): { room: Stretch; taken: Stretch[] } {
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1)
  const header = dialog ? null : document.querySelector('body header')
  const active = document.activeElement
  const field = active?.matches('input, select, textarea') ? (active.closest('[data-part="field"]') ?? active) : null
  const taken = [dialog?.querySelector('[data-part="head"], h2'), field].flatMap((it) =>
    it ? [it.getBoundingClientRect()] : [],
  )
  return { room: { top: header?.getBoundingClientRect().bottom ?? 0, bottom: innerHeight - BOTTOM }, taken }
}
