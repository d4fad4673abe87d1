/**
 * The script in every page: it starts the page's fonts and code once something is on screen, and keeps what somebody does
 * before the code is there (`startKept.ts`), also over a reload (`startTyped.ts`). `web/build/startScript.ts` puts it in.
 */
import { holdFonts, loadFonts } from './startFonts.ts'
import { isLive, tellNotWhole } from './startKept.ts'
import { putTypedBack, reloadWithTyped } from './startTyped.ts'

/** When a page that arrives drawn starts its code at the latest, in ms: not every browser tells of its paints. */
const PAINTED_BY = 1_000

/** Before the code is asked for a second time, in ms. */
const AGAIN_AFTER = 1_000

/** How long what is on screen may keep the code waiting, in ms. */
const REST_BY = 2_000

/** Not every browser says when it has nothing to do; a timer takes the options for no time. */
const atRest: (then: () => void, options: object) => unknown =
  'requestIdleCallback' in window ? requestIdleCallback : (setTimeout as never)
const rest = () => new Promise<void>((resolve) => atRest(resolve, { timeout: REST_BY }))

const touched = new Promise((resolve) => {
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll'])
    document.addEventListener(name, resolve, { capture: true, once: true, passive: true })
})

/** All of the page is on screen, where text and links need no code. */
const isWhole = () => document.querySelector('meta[name="drawn"]') && !document.querySelector('#root [aria-busy=true]')

async function begin(code: string): Promise<void> {
  const files = code.split(' ')
  for (const href of files) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
  }
  // A browser that cannot load them by script uses them at once; the code comes in any case.
  const withFonts = loadFonts().catch(() => undefined)
  if (isWhole()) await Promise.race([touched, withFonts.then(rest)])
  load(files)
}

function load(files: string[], isFirst = true): void {
  // The libraries before what imports them, so that each runs in a task of its own.
  for (const src of [files.find((href) => href.includes('/vendor-')), files[0]]) {
    const script = document.createElement('script')
    // Not known from here: whether the network has failed or the file is gone.
    if (src === files[0])
      script.addEventListener('error', () => {
        if (isFirst) return setTimeout(load, AGAIN_AFTER, files, false)
        tellNotWhole(document.querySelector('#root *')!)
        addEventListener('online', () => load(files, false), { once: true })
      })
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src }))
  }
}

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
putTypedBack()

/** The secret of a mailed link leaves the address before a font's request names it; `useMailedToken` finds it there. */
function hideToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState({ usr: { token }, key: 'default' }, '', address)
}
hideToken()

/** Back leads within the document where it was reloaded, and nothing else hears of that before the code is there. */
const address = () => location.pathname + location.search
const drawnFor = address()
addEventListener('popstate', () => {
  if (!isLive(document.getElementById('root')!) && address() !== drawnFor) location.reload()
})

document.addEventListener('click', ({ target }) => {
  if ((target as Element).matches('#not-whole > button')) reloadWithTyped()
})

/** Until the first paint, which they would hold up on a slow line. Without script they are there at once. */
holdFonts()
let code = document.currentScript?.dataset['code']

function start(): void {
  if (code) void begin(code)
  code = undefined
}

/** Once there is something on screen: the first frame may come before that. */
function startPainted(): void {
  requestAnimationFrame(() => setTimeout(start, document.querySelector('meta[name="drawn"]') ? PAINTED_BY : 0))
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  painted.observe({ type: 'paint', buffered: true })
}

// Nothing is painted in a tab in the background; its fonts depend on what the page holds.
if (document.hidden) document.addEventListener('DOMContentLoaded', start)
else startPainted()
