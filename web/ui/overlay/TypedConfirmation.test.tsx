import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { TypedConfirmation } from './TypedConfirmation.tsx'

function Page(props: { onConfirm: () => Promise<ReactNode>; phrase?: string; missing?: string | null }) {
  const [open, setOpen] = useState(true)
  return (
    <TypedConfirmation
      phrase="delete"
      {...props}
      open={open}
      onOpenChange={setOpen}
      title="Delete Asha Rao?"
      action="Delete mentor"
    >
      <p>This cannot be undone.</p>
    </TypedConfirmation>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete mentor' })
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })

test('the button waits for the word, and says so', async () => {
  const onConfirm = vi.fn(async () => null)
  render(<Page onConfirm={onConfirm} />)
  const why = document.getElementById(button().getAttribute('aria-describedby') ?? '')
  expect([button().disabled, why?.textContent]).toEqual([true, 'Type delete to continue.'])
  type('delet')
  fireEvent.submit(screen.getByRole('textbox').closest('form')!)
  expect(onConfirm).not.toHaveBeenCalled()
  type(' Delete ')
  expect([button().disabled, button().getAttribute('aria-describedby')]).toEqual([false, null])
  await act(async () => fireEvent.submit(screen.getByRole('textbox').closest('form')!))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the word is not translated: it is typed as it stands', () => {
  render(<Page onConfirm={async () => null} />)
  expect(screen.getByText('delete', { selector: 'q' }).getAttribute('translate')).toBe('no')
})

test('an amount may be typed without its sign and commas', () => {
  render(<Page onConfirm={async () => null} phrase="₹1,500" />)
  type('150')
  expect(button().disabled).toBe(true)
  type('1500')
  expect(button().disabled).toBe(false)
})

test('what else is missing is said, though the word is there', () => {
  render(<Page onConfirm={async () => null} missing="Enter a reason." />)
  type('delete')
  expect(button().disabled).toBe(true)
  expect(screen.getByText('Enter a reason.')).toBeTruthy()
})

test('while it runs nothing closes it; a refusal is shown in it, with the focus, and it can be tried again', async () => {
  let refuse: (why: string) => void = () => {}
  const onConfirm = vi.fn(() => new Promise<string>((resolve) => (refuse = resolve)))
  render(<Page onConfirm={onConfirm} />)
  type('delete')
  fireEvent.submit(screen.getByRole('textbox').closest('form')!)
  expect(button().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.submit(screen.getByRole('textbox').closest('form')!)
  expect(onConfirm).toHaveBeenCalledOnce()
  await act(async () => refuse('This mentor has sessions.'))
  expect(screen.getByRole('alert').textContent).toBe('This mentor has sessions.')
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
  expect(button().disabled).toBe(false)
})
