// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from './Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Field } from './Field.tsx'
import type { FormIssue } from '../lib/formIssues.ts'
import { Input } from './Input.tsx'
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
  loadSchema.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  save.mockResolvedValueOnce([{ path: 'email', message: 'Please enter a valid email address' }])
  await submit()
  await screen.findAllByText('Please enter a valid email address')
  expect(save.mock.calls).toEqual([[{ name: '', email: '' }]])
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
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
