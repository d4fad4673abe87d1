import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { AdministratorsTableRemoveMutation } from '../../__generated__/AdministratorsTableRemoveMutation.graphql.ts'
import type { TeamPageQuery } from '../../__generated__/TeamPageQuery.graphql.ts'
import { answerMutation, answerQuery } from '../../testing/answers.ts'
import { Team } from './TeamPage.tsx'

const one = (databaseId: number, username: string) => ({
  id: `admin-${databaseId}`,
  databaseId,
  name: username,
  username,
  email: null,
  hasSecondFactor: false,
  lastLoginAt: null,
  openSessions: 0,
  isMe: databaseId === 1,
})
const site = { id: 'site', now: '2026-11-28T08:00:00.000Z' }
const show = () => {
  const environment = createMockEnvironment()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <main>
        <Suspense>
          <Team round={0} />
        </Suspense>
      </main>
    </RelayEnvironmentProvider>,
  )
  const answer = (...administrators: readonly ReturnType<typeof one>[]) =>
    answerQuery<TeamPageQuery>(environment, 'TeamPageQuery', { administrators, adminSession: null, site })
  return { environment, answer }
}

test.each([
  ['the next row, where something can be done there', [one(1, 'admin'), one(3, 'third')], 'Remove third'],
  ['the heading, where nothing can', [one(1, 'admin')], 'Administrators'],
])('when an administrator is removed, the focus goes on to %s', async (_case, left, name) => {
  const user = userEvent.setup()
  const { environment, answer } = show()
  await answer(one(1, 'admin'), one(2, 'second'), ...left.slice(1))
  await user.click(screen.getByRole('button', { name: 'Remove second' }))
  await user.type(screen.getByLabelText('Your password'), 'Plumb-line-42!')
  await user.type(screen.getByLabelText('Type second to confirm'), 'second')
  await user.click(screen.getByRole('button', { name: 'Remove administrator' }))
  await answerMutation<AdministratorsTableRemoveMutation>(environment, {
    removeAdministrator: { __typename: 'RemoveAdministratorPayload', removedId: 'admin-2' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await answer(...left)
  await waitFor(() => expect(screen.queryByText('second')).toBeNull())
  const { activeElement } = document
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(name)
})
