import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { EndSessionsMutation } from '../../../__generated__/EndSessionsMutation.graphql.ts'
import { currentToast } from '../../../lib/toasts.ts'
import { answerMutation, refused } from '../../../testing/answers.ts'
import { EndSessions } from './EndSessions.tsx'

test('once confirmed, it says of how many devices somebody was logged out, or why not', async () => {
  const user = userEvent.setup()
  const environment = createMockEnvironment()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <EndSessions userType="MENTEE" id={4} name="Asha Rao" />
    </RelayEnvironmentProvider>,
  )
  async function press(): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Log Asha Rao out everywhere?' }))
    expect(dialog.getByText(/their private calendar link no longer work/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  }
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(environment.mock.getAllOperations()).toEqual([])
  await press()
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { userType: 'MENTEE', id: 4 } })
  await answerMutation<EndSessionsMutation>(environment, {
    endMemberSessions: { __typename: 'EndMemberSessionsPayload', ended: 2 },
  })
  expect(currentToast()).toMatchObject({
    title: 'Asha Rao is logged out everywhere',
    description: '2 devices. Password links and the private calendar link no longer work.',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press()
  await answerMutation<EndSessionsMutation>(environment, {
    endMemberSessions: refused('NotFoundError', 'Mentee not found'),
  })
  expect(currentToast()).toMatchObject({ title: 'Error', description: 'Mentee not found', tone: 'destructive' })
})
