import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import query, { type NeedPageQuery } from '../../__generated__/NeedPageQuery.graphql.ts'
import type { NeedPageConfirmMutation } from '../../__generated__/NeedPageConfirmMutation.graphql.ts'
import type { NeedPageEndMutation } from '../../__generated__/NeedPageEndMutation.graphql.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { NeedPage } from './NeedPage.tsx'

const user = userEvent.setup()
const TEXT = 'Somebody for rotor dynamics'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue())

const show = (state: 'UNCONFIRMED' | 'OPEN' | 'ENDED' | null) =>
  renderScreen<NeedPageQuery>({
    address: '/mentor-needs/c0de',
    path: '/mentor-needs/:code',
    query,
    variables: { code: 'c0de' },
    Screen: NeedPage,
    answer: { Query: () => ({ mailedNeed: state && { text: TEXT, state } }) },
  })

const heading = () => screen.getByRole('heading', { level: 1 })

test('opening the link changes nothing; its button confirms, another one stops', async () => {
  const { environment } = show('UNCONFIRMED')
  expect(heading().textContent).toBe('Shall we email you about mentors?')
  expect(screen.getByText(TEXT)).toBeTruthy()
  const mutations = environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation')
  expect(mutations).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, email me' }))
  await answerMutation<NeedPageConfirmMutation>(environment, {
    confirmMentorNeed: { __typename: 'ConfirmMentorNeedPayload', need: { text: TEXT, state: 'OPEN' } },
  })
  await waitFor(() => expect(heading().textContent).toBe('We look for a mentor for you'))
  expect(document.activeElement).toBe(heading())
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }))
  await answerMutation<NeedPageEndMutation>(environment, {
    endMentorNeed: { __typename: 'EndMentorNeedPayload', need: { text: TEXT, state: 'ENDED' } },
  })
  await waitFor(() => expect(heading().textContent).toBe('We no longer email you about this'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('why it is not confirmed is said beside the button; a wrong link says what to try', async () => {
  const { environment } = show('UNCONFIRMED')
  await user.click(screen.getByRole('button', { name: 'Yes, email me' }))
  await answerMutation<NeedPageConfirmMutation>(environment, {
    confirmMentorNeed: refused('NeedsFullError', 'Stop one first.'),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Stop one first.')
})

test('a link that leads to nothing says what to try', () => {
  show(null)
  expect(heading().textContent).toBe('Link not found')
  expect(screen.getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/mentors')
})
