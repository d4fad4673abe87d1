import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { takeStylesOut } from './styles.ts'

// relay-test-utils was written for another runner and asks for its globals.
Object.assign(globalThis, { jest: vi, global: globalThis })

// As the browser tests: a machine that is busy with something else may take longer than its second.
configure({ asyncUtilTimeout: 10_000 })
globalThis.fetch = fetchNothing

/** Files of a worker share the page: puts back what a file has made of it. A test without a page has none. */
function keptPage(): () => void {
  const { documentElement: root, head, body } = document
  const address = location.href
  takeStylesOut()
  const stopListening = keptListeners()
  return () => {
    stopListening()
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    history.replaceState(null, '', address)
    for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
    head.replaceChildren()
    body.replaceChildren()
    scrollTo(0, 0)
  }
}

/** No test reaches a server: a question that none of them answers fails as it does without a network. */
async function fetchNothing(): Promise<Response> {
  throw new TypeError('Failed to fetch')
}

/** A file's modules listen to the window and to other tabs: of what the next file does they are to hear nothing. */
function keptListeners(): () => void {
  const { addEventListener: add, BroadcastChannel: Channel } = globalThis
  const ends: (() => void)[] = []
  globalThis.addEventListener = (...listener: Parameters<typeof add>) => {
    ends.push(() => removeEventListener(...listener))
    add.apply(window, listener)
  }
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      ends.push(() => this.close())
    }
  }
  return () => {
    Object.assign(globalThis, { addEventListener: add, BroadcastChannel: Channel })
    for (const end of ends) end()
  }
}

const putBack = 'document' in globalThis ? keptPage() : () => {}
afterEach(cleanup)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  putBack()
  // The client's modules remember things for as long as their page is open. React and Relay stay loaded.
  vi.resetModules()
})
