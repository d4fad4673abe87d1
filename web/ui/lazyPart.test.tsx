// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../lib/toasts.ts'
import { lazyPart, StaysDrawn } from './lazyPart.tsx'
import { useWhenLoaded } from './useWhenLoaded.ts'

const GONE = new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/Part-1.js')

beforeEach(() => {
  // React tells of errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
})

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

/** A load that fails until the network is back. */
function network() {
  const net = { isDown: true, loads: 0 }
  async function load() {
    net.loads += 1
    if (net.isDown) throw GONE
    return Hello
  }
  return { net, load }
}

/** The page around: the boundary that must never be reached. */
class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? 'The page is gone' : this.props.children
  }
}

async function show(node: ReactNode) {
  return act(async () =>
    render(
      <Page>
        <h1>Page</h1>
        {node}
      </Page>,
    ),
  )
}

test('shows the part, and its fallback until then', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Hello>()
  const Part = lazyPart(() => promise, <p>Wait</p>)
  await show(<Part name="Asha" />)
  expect(screen.getByText('Wait')).toBeDefined()
  await act(async () => resolve(Hello))
  expect(screen.getByText('Hello Asha')).toBeDefined()
  expect(screen.queryByText('Wait')).toBeNull()
})

test('a load that fails leaves the page and the fallback', async () => {
  const { load } = network()
  const Part = lazyPart(load, <p>Instead</p>)
  await show(<Part name="Asha" />)
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined()
  expect(screen.getByText('Instead')).toBeDefined()
})

test('what would stand for it while it loads goes when the load fails', async () => {
  const { load } = network()
  const Part = lazyPart(load, <p>Wait</p>, undefined, null)
  await show(<Part name="Asha" />)
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined()
  expect(screen.queryByText('Wait')).toBeNull()
})

test('what is shown instead may offer to try again', async () => {
  const { net, load } = network()
  const Part = lazyPart(load, <p>Wait</p>, undefined, (error, retry) => (
    <button type="button" onClick={retry}>
      {error === GONE && 'Try again'}
    </button>
  ))
  await show(<Part name="Asha" />)
  net.isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

test('a part that breaks while it renders leaves the page', async () => {
  const Part = lazyPart(
    async () =>
      function Broken(): ReactNode {
        throw new Error('broken')
      },
    <p>Instead</p>,
  )
  await show(<Part />)
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined()
  expect(screen.getByText('Instead')).toBeDefined()
})

test('is tried again when it is next mounted', async () => {
  const { net, load } = network()
  const Part = lazyPart(load)
  const first = await show(<Part name="Asha" />)
  first.unmount()
  net.isDown = false
  await show(<Part name="Asha" />)
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

test('is tried again when the network is back', async () => {
  const { net, load } = network()
  const Part = lazyPart(load)
  await show(<Part name="Asha" />)
  net.isDown = false
  await act(async () => dispatchEvent(new Event('online')))
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

test('is tried again after a while, and what stands instead stays until it is there', async () => {
  vi.useFakeTimers()
  try {
    const { net, load } = network()
    const Part = lazyPart(load, <p>Wait</p>, undefined, 'Instead')
    await show(<Part name="Asha" />)
    await act(async () => vi.runOnlyPendingTimers())
    expect(net.loads).toBe(2)
    expect(screen.getByText('Instead')).toBeDefined()
    net.isDown = false
    await act(async () => vi.runOnlyPendingTimers())
    expect(screen.getByText('Hello Asha')).toBeDefined()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('leaves no retry behind when it goes', async () => {
  vi.useFakeTimers()
  try {
    const { net, load } = network()
    const Part = lazyPart(load)
    const { unmount } = await show(<Part name="Asha" />)
    unmount()
    await act(async () => vi.runOnlyPendingTimers())
    expect(net.loads).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

test('what stands instead is told the error, and can load it again', async () => {
  const { net, load } = network()
  const Part = lazyPart(load, <p>Wait</p>, undefined, (error, retry) => (
    <button type="button" onClick={retry}>
      Retry {error === GONE && 'what is gone'}
    </button>
  ))
  await show(<Part name="Asha" />)
  net.isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry what is gone' })))
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

test('is tried again when its occasion changes, not with every render', async () => {
  const { net, load } = network()
  const Part = lazyPart(load, null, ({ name }) => name)
  const { rerender } = await act(async () => render(<Part name="Asha" />))
  net.isDown = false
  await act(async () => rerender(<Part name="Asha" />))
  expect(net.loads).toBe(1)
  await act(async () => rerender(<Part name="Ravi" />))
  expect(screen.getByText('Hello Ravi')).toBeDefined()
  await act(async () => rerender(<Part name="Meena" />))
  expect(net.loads).toBe(2)
})

test('preloading keeps a failure quiet, and loads once', async () => {
  const rejected = vi.fn<() => void>()
  process.on('unhandledRejection', rejected)
  const { net, load } = network()
  const Part = lazyPart(load)
  Part.preload()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
  net.isDown = false
  Part.preload()
  Part.preload()
  await show(<Part name="Asha" />)
  expect(screen.getByText('Hello Asha')).toBeDefined()
  expect(net.loads).toBe(2)
})

test('a press that cannot load tells so and works when pressed again', async () => {
  const { net, load } = network()
  const Part = lazyPart(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const [whenLoaded, isLoading] = useWhenLoaded(Part)
    return (
      <>
        <button type="button" aria-busy={isLoading} onClick={() => whenLoaded(() => setOpen(true))}>
          Open
        </button>
        {isOpen && <Part name="Asha" />}
      </>
    )
  }
  await show(<Opener />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => undefined)
  expect(currentToast()?.tone).toBe('destructive')
  expect(currentToast()?.description).toContain('Try again, or reload the page.')
  expect(button.getAttribute('aria-busy')).toBe('false')
  net.isDown = false
  await act(async () => fireEvent.click(button))
  expect(screen.getByText('Hello Asha')).toBeDefined()
})

test('what the server has drawn of a page stays while its code is missing', async () => {
  vi.useFakeTimers()
  const { net, load } = network()
  const page = (Part: ReturnType<typeof lazyPart<{ name: string }>>) => (
    <StaysDrawn value>
      <Part name="Asha" />
    </StaysDrawn>
  )
  const Drawn = lazyPart(async () => Hello)
  await Drawn.load()
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(Drawn))
  const drawn = container.querySelector('p')
  const onRecoverableError = vi.fn()
  const alive = vi.fn<() => void>()
  addEventListener('alive', alive)
  const root = await act(async () => hydrateRoot(container, page(lazyPart(load)), { onRecoverableError }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(alive).not.toHaveBeenCalled()
  expect(net.loads).toBeGreaterThan(2)
  expect(container.querySelector('p')).toBe(drawn)
  net.isDown = false
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(container.querySelector('p')).toBe(drawn)
  expect(Object.keys(drawn ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(true)
  // A form that was submitted meanwhile is sent now.
  expect(alive).toHaveBeenCalled()
  removeEventListener('alive', alive)
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  vi.useRealTimers()
})

test('what changes before its code is there leaves what the server has drawn, and is shown then', async () => {
  const page = (Part: ReturnType<typeof lazyPart<{ name: string }>>, name: string) => (
    <StaysDrawn value>
      <Part name={name} />
    </StaysDrawn>
  )
  const Drawn = lazyPart(async () => Hello)
  await Drawn.load()
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(Drawn, 'Asha'))
  const drawn = container.querySelector('p')
  const { promise, resolve } = Promise.withResolvers<typeof Hello>()
  const Part = lazyPart(() => promise)
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, page(Part, 'Asha'), { onRecoverableError }))
  await act(async () => root.render(page(Part, 'Ravi')))
  expect(container.querySelector('p')).toBe(drawn)
  await act(async () => resolve(Hello))
  expect(container.querySelector('p')).toBe(drawn)
  expect(drawn?.textContent).toBe('Hello Ravi')
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
