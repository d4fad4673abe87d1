// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import type { AdminLoginQuery } from '../../__generated__/AdminLoginQuery.graphql.ts'
import type { AdminLoginMutation } from '../../__generated__/AdminLoginMutation.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../testing/answers.ts'
import { LoginForm } from './AdminLogin.tsx'

const SESSION = { id: 'adminSession:1', needsSecondFactor: false }

function show() {
  const environment = createMockEnvironment()
  const onEntered = vi.fn<(mustSetUp: boolean) => void>()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LoginForm onEntered={onEntered} />
    </RelayEnvironmentProvider>,
  )
  return { environment, onEntered }
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form', { name: 'Admin login' })))
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('the code is asked for once the password is right; what was typed stays', async () => {
  const { environment, onEntered } = show()
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  type('User ID', 'asha')
  type('Password', 'Secret@pass12')
  await submit()
  await answerMutation<AdminLoginMutation>(environment, {
    signInAdmin: refused('SecondFactorRequiredError', 'Enter the code from your authenticator app.'),
  })
  const code = await screen.findByLabelText('Code from your authenticator app')
  await vi.waitFor(() => expect(document.activeElement).toBe(code))
  expect([valueOf('User ID'), valueOf('Password')]).toEqual(['asha', 'Secret@pass12'])
  expect(screen.queryByRole('alert')).toBeNull()
  type('Code from your authenticator app', '123456')
  await submit()
  await answerMutation<AdminLoginMutation>(environment, {
    signInAdmin: {
      __typename: 'SignInAdminPayload',
      adminSession: SESSION,
    },
  })
  expect(onEntered).not.toHaveBeenCalled()
  await answerQuery<AdminLoginQuery>(environment, 'AdminLoginQuery', { adminSession: SESSION })
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledWith(false))
})

test('where the browser refuses the cookie, that is said, and nobody goes on', async () => {
  const { environment, onEntered } = show()
  type('User ID', 'asha')
  type('Password', 'Secret@pass12')
  await submit()
  await answerMutation<AdminLoginMutation>(environment, {
    signInAdmin: { __typename: 'SignInAdminPayload', adminSession: SESSION },
  })
  await answerQuery<AdminLoginQuery>(environment, 'AdminLoginQuery', { adminSession: null })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^Your browser did not save our cookie, .* Then log in again\.$/)
  expect(onEntered).not.toHaveBeenCalled()
  expect([valueOf('User ID'), valueOf('Password')]).toEqual(['asha', 'Secret@pass12'])
})

test('a refusal is said with the focus on it', async () => {
  const { environment, onEntered } = show()
  type('User ID', 'asha')
  type('Password', 'wrong')
  await submit()
  await answerMutation<AdminLoginMutation>(environment, {
    signInAdmin: refused('InvalidCredentialsError', 'Invalid credentials. Access denied.'),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Invalid credentials. Access denied.')
  await vi.waitFor(() => expect(document.activeElement).toBe(alert))
  expect(onEntered).not.toHaveBeenCalled()
})
