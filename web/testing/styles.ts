/**
 * Styles of components are no part of a test's page, unless it asks for them: to look through them all for each element
 * takes happy-dom a quarter of the time of the tests.
 */
import { render } from '@testing-library/react'
import { createElement } from 'react'
import styled from 'styled-components'
import { onTestFinished } from 'vitest'

/** The files of a worker share it, as they share styled-components, which writes each component's styles there once. */
const worker = globalThis as { writtenStyles?: Element | null }

/** For the set-up alone. */
export function takeStylesOut(): void {
  if (worker.writtenStyles) return
  // Its first component makes styled-components write.
  render(
    createElement(styled.i`
      color: inherit;
    `),
  ).unmount()
  worker.writtenStyles = document.head.querySelector('style[data-styled]')
  worker.writtenStyles?.remove()
}

/** For a test that asks how something looks: until its end the page has the styles of its components. */
export function withStyles(): void {
  const styles = worker.writtenStyles!
  document.head.append(styles)
  onTestFinished(() => styles.remove())
}
