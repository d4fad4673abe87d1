/**
 * Keeps the place in a log that grows at both ends. At the bottom it stays at the bottom; elsewhere the first message in
 * view stays where it is, to the pixel, whatever is loaded above, grows or shrinks. Browsers differ in what they do by
 * themselves (Safari does nothing), so theirs is switched off.
 */

/** Where a reader is. */
export interface LogPlace {
  isAtBottom: boolean
  /** More than a screen away from the newest message. */
  isFar: boolean
}

/** So near is at the bottom, in px. */
const NEAR = 24
/** Between the edge and what is scrolled to, so that what came before can be seen, in px. */
const MARGIN = 48

/** Whether the log stays at its bottom after a scroll. What grew below does not count as having been left. */
export function staysAtBottom(was: boolean, { moved, left }: { moved: number; left: number }): boolean {
  return left <= NEAR || (was && moved >= -0.5)
}

/** One log on the screen. */
export class LogScroll {
  #isAtBottom = true
  #top = 0
  /** The message that stays where it is, and its distance from the upper edge. */
  #anchor: { row: HTMLElement; top: number } | null = null
  #slack = 0
  readonly #scroller: HTMLElement
  /** Stands above all, less than a pixel high: scrolling knows whole pixels only, heights of text do not. */
  readonly #trim: HTMLElement
  readonly #onPlace: (place: LogPlace) => void

  constructor(scroller: HTMLElement, trim: HTMLElement, onPlace: (place: LogPlace) => void) {
    this.#scroller = scroller
    this.#trim = trim
    this.#onPlace = onPlace
  }

  /** After the person may have scrolled, and before anything changes: what is in view now is what stays. */
  sync(): void {
    const moved = this.#scroller.scrollTop - this.#top
    this.#isAtBottom = staysAtBottom(this.#isAtBottom, { moved, left: this.#left() })
    if (!this.#isAtBottom && this.#anchor?.row.isConnected) {
      // Something may have grown since; the scrolling itself is the person's.
      const drift = this.#topOf(this.#anchor.row) - (this.#anchor.top - moved)
      if (Math.abs(drift) >= 1) this.#shift(drift)
    }
    this.#remember()
  }

  /** After something has changed. */
  hold(): void {
    if (this.#isAtBottom) this.#scroller.scrollTop = this.#scroller.scrollHeight
    else if (this.#anchor?.row.isConnected) this.#shift(this.#topOf(this.#anchor.row) - this.#anchor.top)
    this.#remember()
  }

  /** To the newest message, and stays there. */
  toBottom(): void {
    this.#isAtBottom = true
    this.hold()
  }

  /** To this element, a little below the upper edge. */
  toElement(element: HTMLElement): void {
    this.#scroller.scrollTop += this.#topOf(element) - MARGIN
    this.#isAtBottom = this.#left() <= NEAR
    this.#remember()
  }

  /** Brings an element into view by the shortest way. */
  reveal(element: HTMLElement): void {
    const top = this.#topOf(element)
    const below = top + element.offsetHeight - this.#scroller.clientHeight
    if (top < 0 || element.offsetHeight > this.#scroller.clientHeight) this.#scroller.scrollTop += top
    else if (below > 0) this.#scroller.scrollTop += below
    this.#isAtBottom = this.#left() <= NEAR
    this.#remember()
  }

  get isAtBottom(): boolean {
    return this.#isAtBottom
  }

  #left(): number {
    const { scrollHeight, clientHeight, scrollTop } = this.#scroller
    return scrollHeight - clientHeight - scrollTop
  }

  #topOf(element: HTMLElement): number {
    return element.getBoundingClientRect().top - this.#scroller.getBoundingClientRect().top
  }

  #shift(distance: number): void {
    if (Math.abs(distance) < 0.01) return
    const wanted = this.#scroller.scrollTop + distance
    this.#scroller.scrollTop = wanted
    const rest = wanted - this.#scroller.scrollTop
    // At an end of the log nothing else can be done.
    if (Math.abs(rest) < 0.01 || Math.abs(rest) >= 1) return
    const slack = this.#slack - rest
    this.#slack = slack - Math.floor(slack)
    this.#trim.style.height = `${this.#slack.toFixed(6)}px`
    if (slack !== this.#slack) this.#scroller.scrollTop -= Math.floor(slack)
  }

  #remember(): void {
    this.#top = this.#scroller.scrollTop
    const row = this.rowInView()
    this.#anchor = row && { row, top: this.#topOf(row) }
    this.#onPlace({ isAtBottom: this.#isAtBottom, isFar: this.#left() > this.#scroller.clientHeight * 1.2 })
  }

  /** The first message that begins in view, or the one that fills it. */
  rowInView(): HTMLElement | null {
    const { top, bottom } = this.#scroller.getBoundingClientRect()
    let last: HTMLElement | null = null
    for (const chunk of this.#scroller.querySelectorAll<HTMLElement>('[data-chunk]')) {
      if (chunk.getBoundingClientRect().bottom <= top) continue
      for (const row of chunk.querySelectorAll<HTMLElement>('[data-row]')) {
        const box = row.getBoundingClientRect()
        if (box.top >= bottom) return last
        if (box.bottom <= top) continue
        if (box.top >= top) return row
        last = row
      }
    }
    return last
  }
}
