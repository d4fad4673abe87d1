/**
 * Fonts: all that a page uses are put in place together, what is on screen first. Each that came by itself would have every
 * line of the page laid out anew, and all lines at once would keep a slow phone from answering a press.
 */

/** How long they wait for each other, in ms. */
const TOGETHER_FOR = 2_000

/** How many elements below the screen are dressed in one task, about. */
const AT_ONCE = 100

/** The rupee's are in files of their own. */
const RUPEE = 'U+20B9'

const page = document.documentElement

/** From now on nothing uses them (`web/ui/standIns.css`). */
export const holdFonts = () => page.setAttribute('data-fonts', 'held')

/** Loads the page's fonts and has them used. Rejects where a script cannot load them; they are used at once then. */
export async function loadFonts(): Promise<void> {
  try {
    const coming = [...document.fonts].filter(isUsed).map((face) => face.load())
    await Promise.race([Promise.allSettled(coming), new Promise((resolve) => setTimeout(resolve, TOGETHER_FOR))])
    await dress()
  } finally {
    // Without it the marks of the parts say nothing, and stay.
    page.removeAttribute('data-fonts')
  }
}

/** What every page uses, and what the server says that this one does: `web/routes/draw.tsx`. */
function isUsed({ family, weight, unicodeRange }: FontFace): boolean {
  const also = document.querySelector<HTMLMetaElement>('meta[name="drawn"]')?.content ?? ''
  if (unicodeRange === RUPEE) return also.includes('₹') && /Inter/.test(family)
  return /Variable/.test(family) || (/Mono/.test(family) && also.includes(weight))
}

/**
 * What is on screen, and then the rest, part by part. The page itself comes last: with it the style of every element is
 * worked out anew, which is no more than that when all of them are dressed.
 */
async function dress(): Promise<void> {
  let size = 0
  for (const part of partsOf(document.getElementById('root')!)) {
    size += part.size
    if (size > AT_ONCE) {
      await nextFrame()
      size = part.size
    }
    part.element.setAttribute('data-dressed', '')
  }
  await nextFrame()
}

interface Part {
  element: Element
  /** How many elements are in it; none counts of what is on screen. */
  size: number
}

/** In the order of the page, so what is on screen mostly comes first. Text that stands beside parts waits for the end. */
function partsOf(element: Element): Part[] {
  // What is in a button is a part of what was pressed: `startKept.ts` compares.
  if (element.localName === 'button') return []
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom <= innerHeight) return [{ element, size: 0 }]
  const size = element.getElementsByTagName('*').length
  if (top > innerHeight && size <= AT_ONCE) return [{ element, size }]
  return [...element.children].flatMap(partsOf)
}

/** A tab in the background has none. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
