import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import type { CancelRegistrationMutation } from '../../../../__generated__/CancelRegistrationMutation.graphql.ts'
import type { RegistrationsQuery } from '../../../../__generated__/RegistrationsQuery.graphql.ts'
import type { useFreshRegistrationQuery } from '../../../../__generated__/useFreshRegistrationQuery.graphql.ts'
import { answerMutation, answerQuery, refused } from '../../../../testing/answers.ts'
import { RegistrationsDialog } from './Registrations.tsx'

const user = userEvent.setup()
const REGISTRATION = {
  __typename: 'WorkshopRegistration' as const,
  id: 'registration-5',
  databaseId: 5,
  name: 'Asha Rao',
  email: 'asha@test.example',
  phone: '+91 90000 10000',
  amount: 0,
  paymentStatus: 'COMPLETED' as const,
  createdAt: '2026-11-20T05:00:00.000Z',
  registeredAt: '2026-11-20T05:00:00.000Z',
  cancelledAt: null,
  hasAttended: true,
  workshop: { id: 'workshop-12', databaseId: 12 },
  adminRights: {
    canCancel: true,
    cancelReason: null,
    canMove: true,
    moveReason: null,
    isDisputed: false,
    refundByRule: 0,
    refundable: 0,
  },
}

async function show({ registeredCount = 1, hasNextPage = false } = {}) {
  const environment = createMockEnvironment()
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RegistrationsDialog id={12} title="Reading a beam drawing" onChanged={() => {}} onClose={() => {}} />
    </RelayEnvironmentProvider>,
  )
  await answerQuery<RegistrationsQuery>(environment, 'RegistrationsQuery', {
    workshop: {
      id: 'workshop-12',
      databaseId: 12,
      title: 'Reading a beam drawing',
      registeredCount,
      registrations: {
        edges: [{ cursor: '1', node: REGISTRATION }],
        pageInfo: { endCursor: '1', hasNextPage },
      },
    },
  })
  return environment
}

test('a CSV of a list that is not loaded in full says what to do first', async () => {
  await show({ registeredCount: 200, hasNextPage: true })
  const csv = await screen.findByRole<HTMLButtonElement>('button', { name: 'CSV of all rows' })
  expect(csv.disabled).toBe(true)
  const why = document.getElementById(csv.getAttribute('aria-describedby') ?? '')?.textContent
  expect(why).toBe('200 people registered, the first 1 are in this list. Load all of them at its end to save a CSV.')
})

test('a registration that was moved meanwhile is not cancelled: the dialog says where it is, with nothing left to press', async () => {
  const environment = await show()
  await user.click(await screen.findByRole('button', { name: 'Cancel the registration of Asha Rao' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this registration?' }))
  expect(dialog.getByText(/^Asha Rao loses the seat and the certificate of attendance\./)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'She asked for it')
  await user.type(dialog.getByLabelText(/Type cancel/), 'cancel')
  await user.click(dialog.getByRole('button', { name: 'Cancel without refund' }))
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { registrationId: 5, expectedWorkshopId: 12 },
    }),
  )
  const moved = 'It was moved meanwhile, to Soil mechanics. Nothing was done.'
  await answerMutation<CancelRegistrationMutation>(environment, {
    adminCancelRegistration: refused('RegistrationNotOpenError', moved),
  })
  await answerQuery<useFreshRegistrationQuery>(environment, 'useFreshRegistrationQuery', {
    node: { ...REGISTRATION, workshop: { id: 'workshop-13', databaseId: 13 } },
  })
  expect(dialog.getByRole('alert').textContent).toBe(moved)
  expect(dialog.getByText('This registration is no longer for this workshop.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Cancel without refund' })).toBeNull()
})
