import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// relay-test-utils was written for another runner and asks for its globals.
Object.assign(globalThis, { jest: vi, global: globalThis })

/** Files of a worker share the page: puts back what a file has made of it. A test without a page has none. */
function keptPage(): () => void {
  const { documentElement: root, head, body } = document
  const address = location.href
  /** Where styled-components writes: what a component has written once is not written again. */
  const styles = () => head.querySelector('style[data-styled]')
  let written = styles()
  afterEach(() => void (written ??= styles()))
  const stopListening = keptListeners()
  return () => {
    stopListening()
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    history.replaceState(null, '', address)
    for (const element of [root, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name)
    head.replaceChildren(...(written ? [written] : []))
    body.replaceChildren()
    scrollTo(0, 0)
  }
}

/** What the modules of a file listen for in the window, the next file's are not to hear. */
function keptListeners(): () => void {
  const { addEventListener: add } = window
  const added: Parameters<typeof window.removeEventListener>[] = []
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    added.push(listener)
    add.apply(window, listener)
  }
  return () => {
    window.addEventListener = add
    for (const listener of added) window.removeEventListener(...listener)
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
