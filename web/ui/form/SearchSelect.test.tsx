import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Field } from './Field.tsx'
import { SearchSelect, type SearchOption } from './SearchSelect.tsx'

const PEOPLE: SearchOption[] = [
  { id: 1, label: 'Ananya Iyer', under: 'ananya@test.example' },
  { id: 2, label: 'Asha Rao' },
]
const user = userEvent.setup()
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Mentor' })

function Picker({ search }: { search: (text: string) => Promise<readonly SearchOption[]> }) {
  const [chosen, setChosen] = useState('')
  return (
    <Field label="Mentor">
      <SearchSelect chosen={chosen} placeholder="Name" search={search} onPick={({ label }) => setChosen(label)} />
    </Field>
  )
}
const show = (
  search = vi.fn((text: string) => Promise.resolve(PEOPLE.filter(({ label }) => label.includes(text)))),
) => {
  render(<Picker search={search} />)
  return search
}

test('what is typed is searched for, and the arrow keys choose', async () => {
  const search = show()
  await user.type(field(), 'A')
  expect(await screen.findAllByRole('option', { name: /Ananya|Asha/ })).toHaveLength(2)
  expect(search).toHaveBeenCalledWith('A')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Asha Rao' }).id)
  await user.keyboard('{Enter}')
  expect(field().value).toBe('Asha Rao')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a pointer chooses too; what is typed and not chosen is no choice', async () => {
  show()
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: /Ananya Iyer/ }))
  expect(field().value).toBe('Ananya Iyer')
  await user.clear(field())
  await user.type(field(), 'somebody')
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(field().value).toBe('Ananya Iyer')
})

test('an answer that comes late is not shown, and a failure says so', async () => {
  const answers: ((found: SearchOption[]) => void)[] = []
  const search = show(vi.fn(() => new Promise<SearchOption[]>((resolve) => answers.push(resolve))))
  await user.type(field(), 'A')
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(1))
  await user.type(field(), 's')
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2))
  answers[1]?.([PEOPLE[1]!])
  expect(await screen.findByRole('option', { name: 'Asha Rao' })).toBeTruthy()
  answers[0]?.([PEOPLE[0]!])
  await Promise.resolve()
  expect(screen.queryByRole('option', { name: /Ananya/ })).toBeNull()
  search.mockImplementation(() => Promise.reject(new Error('gone')))
  await user.type(field(), 'h')
  expect(await screen.findByText('We couldn’t search. Please try again.')).toBeTruthy()
})
