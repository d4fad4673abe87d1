import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { useWhenLoaded } from './useWhenLoaded.ts'

function Opener({ name, load }: { name: string; load: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded({ load })
  return (
    <Button busy={isLoading} onClick={() => whenLoaded(() => setOpen(true))}>
      {isOpen ? `${name} is open` : name}
    </Button>
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
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1)
  await act(async () => menu.resolve())
  await act(async () => bell.resolve())
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Bell', 'Menu is open'])
  // It is there for the next press.
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  expect(await screen.findByRole('button', { name: 'Bell is open' })).toBeTruthy()
})

test('the first one can be pressed again meanwhile, and is the last one then', async () => {
  const [bell, menu] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  render(
    <>
      <Opener name="Bell" load={() => bell.promise} />
      <Opener name="Menu" load={() => menu.promise} />
    </>,
  )
  for (const name of ['Bell', 'Menu', 'Bell']) await userEvent.click(screen.getByRole('button', { name }))
  await act(async () => menu.resolve())
  await act(async () => bell.resolve())
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Bell is open', 'Menu'])
})
