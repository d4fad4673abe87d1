import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Field } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import { EditorSection } from './EditorSection.tsx'
// Loaded on demand; here before the tests begin.
import './LeaveDialog.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { useEditor, type SaveOutcome } from './useEditor.ts'

const schema = z.object({ bio: z.string().check(z.minLength(3, 'Say a little more')) })
type Save = (values: { bio: string }) => Promise<SaveOutcome>

function Bio({ bio, onSave }: { bio: string; onSave: Save }) {
  const editor = useEditor({ schema: () => Promise.resolve(schema), values: { bio }, onSave })
  return (
    <EditorSection title="About you" editor={editor}>
      <Field {...editor.field('bio')} label="Bio">
        <Input {...editor.register('bio')} />
      </Field>
    </EditorSection>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Bio')
const save = () => screen.getByRole('button', { name: 'Save' })
const noSave = () => screen.queryByRole('button', { name: 'Save' }) === null
const state = () => screen.getByRole('status').textContent
const saver = () => vi.fn<Save>(() => Promise.resolve({ refused: null }))

test('there is nothing to save until something changes; then it is saved, and that is said', async () => {
  const user = userEvent.setup()
  const onSave = saver()
  render(<Bio bio="Bridges" onSave={onSave} />)
  expect(noSave()).toBe(true)
  await user.type(field(), '{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  await user.type(field(), ' and roads')
  expect(state()).toBe('Not saved yet')
  save().focus()
  await user.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ bio: 'Bridges and roads' })
  await waitFor(() => expect(state()).toBe('Saved'))
  expect(document.activeElement).toBe(save())
  await user.click(save())
  expect(onSave).toHaveBeenCalledOnce()
})

test('what was discarded leaves the focus in its section', async () => {
  const user = userEvent.setup()
  render(<Bio bio="Bridges" onSave={saver()} />)
  await user.type(field(), ' and roads')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field().value).toBe('Bridges')
  expect(noSave()).toBe(true)
  expect(document.activeElement).toBe(field())
})

test('what the server refuses stays typed, with its reason at the field', async () => {
  const user = userEvent.setup()
  const onSave = vi.fn<Save>(() =>
    Promise.resolve({ refused: { issues: [{ path: 'bio', message: 'Please leave out phone numbers' }] } }),
  )
  render(<Bio bio="Bridges" onSave={onSave} />)
  await user.type(field(), ' 98765')
  await user.click(save())
  await waitFor(() => expect(state()).toBe('Not saved'))
  // A toast keeps off a bar.
  expect(screen.getByRole('status').closest('[data-part="bar"]')).not.toBeNull()
  expect(field().value).toBe('Bridges 98765')
  expect(screen.getAllByText('Please leave out phone numbers')).not.toHaveLength(0)
})

test('without a connection it stays typed and can be saved again', async () => {
  const user = userEvent.setup()
  const onSave = saver().mockResolvedValueOnce({ refused: { issues: [] } })
  render(<Bio bio="Bridges" onSave={onSave} />)
  await user.type(field(), '!')
  await user.click(save())
  await waitFor(() => expect(state()).toBe('Not saved'))
  await user.click(save())
  await waitFor(() => expect(state()).toBe('Saved'))
})

test('letters typed while it is being saved are a change again', async () => {
  const user = userEvent.setup()
  const reply = Promise.withResolvers<SaveOutcome>()
  render(<Bio bio="Bridges" onSave={() => reply.promise} />)
  await user.type(field(), '!')
  await user.click(save())
  await user.type(field(), '?')
  reply.resolve({ refused: null })
  await waitFor(() => expect(state()).toBe('Not saved yet'))
  expect(field().value).toBe('Bridges!?')
})

test('newer values from the server are shown, unless something is being changed', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Bio bio="Bridges" onSave={saver()} />)
  rerender(<Bio bio="Tunnels" onSave={saver()} />)
  expect(field().value).toBe('Tunnels')
  await user.type(field(), '!')
  rerender(<Bio bio="Dams" onSave={saver()} />)
  expect(field().value).toBe('Tunnels!')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field().value).toBe('Dams')
  expect(state()).toBe('')
})

test('whoever leaves with unsaved changes is asked, and may stay with them', async () => {
  const user = userEvent.setup()
  const page = (
    <UnsavedGuard>
      <Bio bio="Bridges" onSave={saver()} />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?open=3">A row</Link>
    </UnsavedGuard>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Gone</p> },
  ])
  render(<RouterProvider router={router} />)
  await user.type(field(), '!')
  await user.click(screen.getByRole('link', { name: 'A row' }))
  expect(router.state.location.search).toBe('?open=3')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  expect(field().value).toBe('Bridges!')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Gone')).not.toBeNull()
})

test('leaving with nothing unsaved asks nothing', async () => {
  const user = userEvent.setup()
  const page = (
    <UnsavedGuard>
      <Bio bio="Bridges" onSave={saver()} />
      <Link to="/elsewhere">Elsewhere</Link>
    </UnsavedGuard>
  )
  const routes = [
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Gone</p> },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await user.type(field(), '!')
  await user.click(save())
  await waitFor(() => expect(state()).toBe('Saved'))
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByText('Gone')).not.toBeNull()
})
