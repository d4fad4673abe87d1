import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useWhenLoaded } from './useWhenLoaded.ts'

function Opener({ name, load }: { name: string; load: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded({ load })
  return (
    <button aria-busy={isLoading} onClick={() => whenLoaded(() => setOpen(true))}>
      {isOpen ? `${name} is open` : name}
    </button>
  )
}

test('of two presses that wait for their code only the last one opens anything, whichever code comes first', async () => {
  const [bell, menu] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  render(
    <>
      <Opener name="Bell" load={() => bell.promise} />
      <Opener name="Menu" load={() => menu.promise} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(2)
  await act(async () => menu.resolve())
  await act(async () => bell.resolve())
  const buttons = screen.getAllByRole('button', { busy: false })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Bell', 'Menu is open'])
  // It is there for the next press.
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  expect(await screen.findByRole('button', { name: 'Bell is open' })).toBeTruthy()
})
