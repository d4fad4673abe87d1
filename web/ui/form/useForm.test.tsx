// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '../Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import type { FormIssue } from '../../lib/formIssues.ts'
import { Radio } from './Checkbox.tsx'
import { Input } from './Input.tsx'
import { Select } from './Select.tsx'
import { useForm } from './useForm.ts'

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  email: z.string().check(z.email('Please enter a valid email address')),
})
type Values = z.output<typeof schema>
const loadSchema = vi.fn<() => Promise<typeof schema>>()
const save = vi.fn<(values: Values) => Promise<FormIssue[] | void>>()

function SignUp() {
  const form = useForm({ schema: loadSchema, defaultValues: { name: '', email: '' }, onSubmit: save })
  return (
    <form {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <Field {...form.field('name')} label="Name">
        <Input {...form.register('name')} />
      </Field>
      <Field {...form.field('email')} label="Email" hint="We write once.">
        <Input {...form.register('email')} />
      </Field>
      <Button type="submit" busy={form.isSubmitting}>
        Join
      </Button>
    </form>
  )
}

const user = userEvent.setup()
const submit = () => user.click(screen.getByRole('button', { name: 'Join' }))

async function fillIn() {
  await user.type(screen.getByLabelText('Name'), 'Vikram')
  await user.type(screen.getByLabelText('Email'), 'vikram@example.in')
}

beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined)
  loadSchema.mockReset().mockResolvedValue(schema)
  render(<SignUp />)
})
afterEach(cleanup)

test('says what is wrong when a field is left, and no sooner, then follows each change', async () => {
  const email = screen.getByLabelText('Email')
  await user.type(email, 'vikram')
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await user.tab()
  await screen.findByText('Please enter a valid email address')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Name is required')).toBeNull()
  await user.type(email, '@example.in')
  await waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())
})

test('ties error and hint to their field', async () => {
  await submit()
  await screen.findByText('Two things to correct')
  const described = screen.getByLabelText('Email').getAttribute('aria-describedby') ?? ''
  const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Please enter a valid email address', 'We write once.'])
})

test('focuses the summary of a refused submit, each time, and leads to the fields', async () => {
  await submit()
  const summary = await screen.findByText('Two things to correct')
  await waitFor(() => expect(document.activeElement).toBe(summary.closest('[role="alert"]')))
  expect(save).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link', { name: 'Please enter a valid email address' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'vikram@example.in')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('puts the issues of the server on their fields and keeps what was typed', async () => {
  save.mockResolvedValue([
    { path: 'email', message: 'Email already registered' },
    { path: 'starterRate', message: 'A field this form does not have' },
  ])
  await fillIn()
  await submit()
  await screen.findByText('Two things to correct')
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(email.value).toBe('vikram@example.in')
  expect(screen.getByRole('link', { name: 'Email already registered' })).toBeTruthy()
  expect(screen.getByText('A field this form does not have').tagName).toBe('LI')
})

test('a single message that is about no field stands at the top, without a count', async () => {
  save.mockResolvedValue([{ path: '', message: 'Invalid credentials' }])
  await fillIn()
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid credentials')
  await waitFor(() => expect(document.activeElement).toBe(alert))
})

test('what a password manager has filled in without an event is sent', async () => {
  await user.type(screen.getByLabelText('Name'), 'Vikram')
  await waitFor(() => expect(loadSchema).toHaveBeenCalled())
  // React does not hear of it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    screen.getByLabelText('Email'),
    'vikram@example.in',
  )
  await submit()
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Vikram', email: 'vikram@example.in' }))
})

test('hands over checked values once, however often it is submitted meanwhile', async () => {
  const saved = Promise.withResolvers<void>()
  save.mockReturnValue(saved.promise)
  await fillIn()
  const form = screen.getByLabelText('Name').closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'))
  form?.requestSubmit()
  saved.resolve()
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
  expect(save.mock.calls).toEqual([[{ name: 'Vikram', email: 'vikram@example.in' }]])
})

test('can be sent again after a failed request, which brings no issues', async () => {
  save.mockResolvedValueOnce([])
  await fillIn()
  await submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  await submit()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was typed goes to the server unchecked when the check cannot be loaded, and is checked once it can', async () => {
  const { fail } = heldBack()
  save.mockResolvedValueOnce([{ path: 'email', message: 'Please enter a valid email address' }])
  await submit()
  expect(isBusy()).toBe(true)
  await fail()
  await screen.findAllByText('Please enter a valid email address')
  expect(save.mock.calls).toEqual([[{ name: '', email: '' }]])
  await waitFor(() => expect(isBusy()).toBe(false))
  loadSchema.mockResolvedValue(schema)
  await submit()
  await screen.findByText('Two things to correct')
  expect(save).toHaveBeenCalledTimes(1)
})

test('loads the check with the first thing to check, once', async () => {
  expect(loadSchema).not.toHaveBeenCalled()
  await fillIn()
  await submit()
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(loadSchema).toHaveBeenCalledTimes(1)
})

/** Delays the schema until the test lets it arrive, or fail. */
function heldBack() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  loadSchema.mockImplementation(() => promise.then(() => schema))
  loadWishes.mockImplementation(() => promise.then(() => wishes))
  return { arrive: () => act(async () => resolve()), fail: () => act(async () => reject(new TypeError('Gone'))) }
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isBusy = () => screen.getByRole('button').getAttribute('aria-busy') === 'true'

test('what is typed before the code is there stays when it comes: text, caret, focus and element', async () => {
  const { arrive } = heldBack()
  const name = input('Name')
  await user.type(name, 'Vikram')
  name.setSelectionRange(2, 2)
  await arrive()
  await waitFor(() => expect(loadSchema).toHaveBeenCalled())
  expect(input('Name')).toBe(name)
  expect([name.value, name.selectionStart, document.activeElement]).toEqual(['Vikram', 2, name])
  await user.keyboard('s')
  expect(name.value).toBe('Viskram')
  await user.type(input('Email'), 'vikram@example.in')
  await submit()
  await waitFor(() => expect(save.mock.calls).toEqual([[{ name: 'Viskram', email: 'vikram@example.in' }]]))
})

test('a field that was left before the code was there is checked when it comes', async () => {
  const { arrive } = heldBack()
  await user.type(input('Email'), 'vikram')
  await user.tab()
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  await arrive()
  await screen.findByText('Please enter a valid email address')
  expect(screen.queryByText('Name is required')).toBeNull()
})

test('a submit before the code is there is carried out once, with what stands in the fields then', async () => {
  const { arrive } = heldBack()
  await fillIn()
  await submit()
  expect(isBusy()).toBe(true)
  input('Name').closest('form')?.requestSubmit()
  await user.type(input('Name'), ' Rao')
  expect(save).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(isBusy()).toBe(false))
  expect(save.mock.calls).toEqual([[{ name: 'Vikram Rao', email: 'vikram@example.in' }]])
})

test('what waits for the code is not sent when the form has been left meanwhile', async () => {
  const { arrive } = heldBack()
  await fillIn()
  await submit()
  cleanup()
  await arrive()
  expect(save).not.toHaveBeenCalled()
})

const wishes = z.object({ level: z.string(), kind: z.string(), note: z.string() })
const loadWishes = vi.fn<() => Promise<typeof wishes>>()
type Wishes = z.output<typeof wishes>
const send = vi.fn<(values: Wishes) => Promise<void>>(async () => undefined)
const typed = vi.fn<(values: Wishes) => void>()

function Wishing() {
  const form = useForm({
    schema: loadWishes,
    defaultValues: { level: '', kind: '', note: 'None' },
    onSubmit: send,
  })
  const { onValues } = form
  useEffect(() => onValues(typed), [onValues])
  return (
    <form {...form.formProps}>
      <Field {...form.field('level')} label="Level">
        <Select {...form.register('level')}>
          <option value="">None</option>
          <option>Final year</option>
        </Select>
      </Field>
      <Radio {...form.register('kind')} value="student">
        A student
      </Radio>
      <Radio {...form.register('kind')} value="engineer">
        An engineer
      </Radio>
      <Field {...form.field('note')} label="Note" hint={`${form.values.kind} ${form.isDirty}`}>
        <Input {...form.register('note')} />
      </Field>
      <button type="button" onClick={() => form.setValue('note', 'From a draft')}>
        Draft
      </button>
      <button type="button" onClick={() => form.reset({ level: 'Final year', kind: 'student', note: '' })}>
        Reset
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const shown = () => ({
  level: screen.getByLabelText<HTMLSelectElement>('Level').value,
  kind: screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value,
  note: input('Note').value,
})

test.each(['before', 'after'])('lists, choices, drafts and resets work %s the code is there', async (when) => {
  cleanup()
  send.mockClear()
  typed.mockClear()
  const { arrive } = heldBack()
  render(<Wishing />)
  if (when === 'after') {
    await user.click(input('Note'))
    await arrive()
  }
  expect(shown()).toEqual({ level: '', kind: undefined, note: 'None' })
  await user.selectOptions(screen.getByLabelText('Level'), 'Final year')
  await user.click(screen.getByLabelText('An engineer'))
  await press('Draft')
  expect(shown()).toEqual({ level: 'Final year', kind: 'engineer', note: 'From a draft' })
  expect(typed).toHaveBeenLastCalledWith(shown())
  await screen.findByText('engineer true')
  await press('Reset')
  expect(shown()).toEqual({ level: 'Final year', kind: 'student', note: '' })
  expect(typed).toHaveBeenLastCalledWith(shown())
  await screen.findByText('student false')
  await user.click(screen.getByLabelText('An engineer'))
  await user.type(input('Note'), 'Hi')
  await press('Send')
  await arrive()
  await waitFor(() => expect(send.mock.calls).toEqual([[{ level: 'Final year', kind: 'engineer', note: 'Hi' }]]))
  expect(shown()).toEqual({ level: 'Final year', kind: 'engineer', note: 'Hi' })
})

test('values that the browser filled in without an event count', async () => {
  cleanup()
  send.mockClear()
  const { arrive } = heldBack()
  render(<Wishing />)
  await user.click(input('Note'))
  input('Note').value = 'Filled'
  screen.getByLabelText<HTMLInputElement>('A student').checked = true
  await arrive()
  await screen.findByText('student true')
  await press('Send')
  await waitFor(() => expect(send.mock.calls).toEqual([[{ level: '', kind: 'student', note: 'Filled' }]]))
})

test('what was typed into a page of the server before it came to life stays', async () => {
  cleanup()
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<SignUp />)
  input('Name').value = 'Vikram'
  const root = await act(async () => hydrateRoot(page, <SignUp />))
  await user.type(input('Email'), 'vikram@example.in')
  await submit()
  await waitFor(() => expect(save.mock.calls).toEqual([[{ name: 'Vikram', email: 'vikram@example.in' }]]))
  act(() => root.unmount())
  page.remove()
})

test('what was typed before the page was alive is told to who keeps drafts', async () => {
  cleanup()
  typed.mockClear()
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Wishing />)
  input('Note').value = 'Typed early'
  const root = await act(async () => hydrateRoot(page, <Wishing />))
  expect(typed.mock.calls).toEqual([[{ level: '', kind: '', note: 'Typed early' }]])
  act(() => root.unmount())
  page.remove()
})

test('what is typed before a form that knows a value is alive stays, and the value stands where nothing was typed', async () => {
  function Known() {
    const form = useForm({
      schema: loadSchema,
      defaultValues: { name: 'Asha', email: 'asha@example.in' },
      onSubmit: save,
    })
    return (
      <form {...form.formProps}>
        <input aria-label="Name" {...form.register('name')} />
        <input aria-label="Email" {...form.register('email')} />
      </form>
    )
  }
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Known />)
  const drawn = (name: string) => page.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!
  drawn('Name').value = 'Vikram'
  const root = await act(async () => hydrateRoot(page, <Known />))
  expect([drawn('Name').value, drawn('Email').value]).toEqual(['Vikram', 'asha@example.in'])
  await act(async () => page.querySelector('form')?.requestSubmit())
  await waitFor(() => expect(save.mock.calls).toEqual([[{ name: 'Vikram', email: 'asha@example.in' }]]))
  act(() => root.unmount())
  page.remove()
})

test('a draft is put back but where something was typed before the form was alive, also as an empty text', async () => {
  function Drafted() {
    const { register, putBack, values } = useForm({
      schema: loadSchema,
      defaultValues: { name: 'Asha', email: 'asha@example.in' },
      onSubmit: save,
    })
    useEffect(() => putBack({ name: 'Old name', email: '' }), [putBack])
    return (
      <form>
        <input aria-label="Name" {...register('name')} />
        <input aria-label="Email" {...register('email')} />
        <output>{JSON.stringify(values)}</output>
      </form>
    )
  }
  cleanup()
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Drafted />)
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Vikram'
  const root = await act(async () => hydrateRoot(page, <Drafted />))
  expect(page.querySelector('output')?.textContent).toBe(JSON.stringify({ name: 'Vikram', email: '' }))
  act(() => root.unmount())
  page.remove()
})
