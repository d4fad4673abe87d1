import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { expect, test } from 'vitest'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { NO_FILTERS } from '../../features/mentors/filters.ts'
import { translateTexts } from '../../testing/translateTexts.ts'
import { FilterSheet } from './FilterSheet.tsx'

const user = userEvent.setup()
const apply = () => screen.getByRole('button', { name: /^Show/ })

test('in a translated page its button still says how many mentors the choice leaves', async () => {
  const environment = createMockEnvironment()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <FilterSheet open onOpenChange={() => {}} applied={NO_FILTERS} onApply={() => {}} note={null} />
    </RelayEnvironmentProvider>,
  )
  const count = async (totalCount: number) => {
    const asked = () =>
      environment.mock.getAllOperations().find(({ request }) => request.node.params.name === 'FilterSheetQuery')
    await waitFor(() => expect(asked()).toBeTruthy())
    await act(async () => {
      const operation = asked()!
      const answer = MockPayloadGenerator.generate(operation, { QueryMentorsConnection: () => ({ totalCount }) })
      environment.mock.resolve(operation, answer)
    })
  }
  translateTexts(apply())
  await count(54)
  await waitFor(() => expect(apply().textContent).toBe('Show 54 mentors'))
  translateTexts(apply())
  await user.selectOptions(screen.getByLabelText('Main Branch'), 'Civil Engineering')
  await count(18)
  await waitFor(() => expect(apply().textContent).toBe('Show 18 mentors'))
})
