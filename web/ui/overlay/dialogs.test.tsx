import { act, cleanup, render, screen, within } from '@testing-library/react'
import { Suspense, use, useState, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BottomSheet } from './BottomSheet.tsx'
import { Dialog } from './Dialog.tsx'
import { PanelContent, SidePanel } from '../table/SidePanel.tsx'

const parts = { open: true, title: 'Filters', children: 'Text', footer: <button type="button">Apply</button> }

afterEach(cleanup)

test.each([
  ['dialog', <Dialog {...parts} key="1" onOpenChange={() => {}} />],
  ['sheet', <BottomSheet {...parts} key="2" onOpenChange={() => {}} />],
  [
    'side panel',
    <SidePanel open key="3" onClose={() => {}}>
      <PanelContent {...parts} />
    </SidePanel>,
  ],
])('a %s has a title and buttons, and is no second header or footer of the page', (_name, dialog) => {
  render(dialog)
  within(screen.getByRole('dialog', { name: 'Filters' })).getByRole('button', { name: 'Apply' })
  expect(document.querySelector('header, footer')).toBeNull()
})

function Row({ name }: { name: Promise<string> }) {
  return <PanelContent title={use(name)}>Details</PanelContent>
}

test('a side panel that is opened by an address has the focus on its heading, also once the row is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const skeleton = <PanelContent title="Order">Loading</PanelContent>
  await act(async () =>
    render(
      <SidePanel open onClose={() => {}}>
        <Suspense fallback={skeleton}>
          <Row name={promise} />
        </Suspense>
      </SidePanel>,
    ),
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order' }))
  await act(async () => resolve('Session with Zoya Khan'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Session with Zoya Khan' }))
  cleanup()
  await settled()
})

/** A dialog and what opens it, a button that may become a link meanwhile, or go without anything in its place. */
function Page({ isLink = false, isGone = false }: { isLink?: boolean; isGone?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Booking</h1>
      <a href="/bookings">All bookings</a>
      <input aria-label="Elsewhere" />
      {!isGone && <p>{isLink ? <a href="/list">See it</a> : <button onClick={() => setOpen(true)}>Open</button>}</p>}
      {open && <Dialog {...parts} open onOpenChange={setOpen} footer={null} />}
    </main>
  )
}

/** Opens and closes it; the focus comes back a moment after it is gone. */
async function openAndClose(meanwhile: (rerender: (page: ReactNode) => void) => void) {
  const { rerender } = render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  act(() => opener.click())
  meanwhile(rerender)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('closed, the focus is back where it was', async () => {
  await openAndClose(() => undefined)
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('closed, the focus is on what has taken the place of the button that is gone', async () => {
  await openAndClose((rerender) => rerender(<Page isLink />))
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See it' }))
})

test('closed, the focus is on the page’s heading where nothing has taken the place of the button', async () => {
  await openAndClose((rerender) => rerender(<Page isGone />))
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Booking' }))
})

/** Two sessions, one of which can be moved to another day, where it is drawn again. */
function Days({ day }: { day: string }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Sessions</h1>
      <a href="/1">Fathima Rahman</a>
      <section key={day}>
        <div data-card="7">
          <a href="/2">Ananya Iyer</a> <button onClick={() => setOpen(true)}>Move</button>
        </div>
      </section>
      {open && <Dialog {...parts} open onOpenChange={setOpen} footer={null} />}
    </main>
  )
}

test('closed, the focus is on the card that has moved to another place', async () => {
  const { rerender } = render(<Days day="Tuesday" />)
  const opener = screen.getByRole('button', { name: 'Move' })
  opener.focus()
  act(() => opener.click())
  rerender(<Days day="Thursday" />)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ananya Iyer' }))
})

test('closed, the focus stays where it was moved on to', async () => {
  await openAndClose(() => undefined)
  screen.getByRole('textbox', { name: 'Elsewhere' }).focus()
  await settled()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Elsewhere' }))
})
