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
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { QueryMentorsConnection: () => ({ totalCount }) }),
      ),
    )
  }
  translateTexts(apply())
  await count(54)
  await waitFor(() => expect(apply().textContent).toBe('Show 54 mentors'))
  translateTexts(apply())
  await user.selectOptions(screen.getByLabelText('Main Branch'), 'Civil Engineering')
  await count(18)
  await waitFor(() => expect(apply().textContent).toBe('Show 18 mentors'))
})
