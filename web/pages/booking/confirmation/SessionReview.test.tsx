import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { no, pastSession, yes } from '../../../features/sessions/sessionFixture.testing.ts'
import { loadSteps, mentee, showBooking } from '../bookingFixture.testing.tsx'

beforeAll(loadSteps)
const user = userEvent.setup()

const over = {
  ...pastSession,
  viewerCanReview: { ...yes, reason: 'You can review it until Tue 19 Jan, 11:15 am IST.' },
}
const review = {
  id: 'review',
  databaseId: 3,
  stars: 5,
  tags: ['GOOD_LISTENER'],
  body: 'Found the mistake in ten minutes.',
  outcomeScore: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  editedAt: null,
  answer: null,
  answeredAt: null,
  answerEditedAt: null,
  hiddenReason: null,
  viewerCanEdit: null,
  viewerCanAnswer: { ...yes, reason: 'Everybody who sees the review sees your answer.' },
}
const reviewed = { ...pastSession, status: 'COMPLETED', viewerCanReview: no('It is reviewed.'), review }

const show = (booking: object, viewer: object = mentee) =>
  showBooking({ search: '?confirmed=7', booking, viewer }) as unknown as {
    environment: { mock: { getAllOperations(): { request: { variables: Record<string, unknown> } }[] } }
  }
const sent = ({ environment }: ReturnType<typeof show>) =>
  environment.mock.getAllOperations().flatMap(({ request }) => request.variables['input'] ?? [])

test('two presses send a review of stars alone', async () => {
  const shown = show(over)
  expect(screen.getByRole('heading', { name: 'How was your session?' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Your review/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '4 stars, very good' }))
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  await waitFor(() => expect(sent(shown)).toEqual([{ bookingId: 7, stars: 4, tags: [], body: '', outcomeScore: null }]))
})

test('says what is missing, and refuses contact details before anything is sent', async () => {
  const shown = show(over)
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  expect((await screen.findAllByText('Choose 1 to 5 stars')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('radio', { name: '5 stars, excellent' }))
  for (const tag of ['Good listener', 'Well prepared', 'Deep knowledge', 'Useful resources'])
    await user.click(screen.getByRole('checkbox', { name: tag }))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
  await user.click(screen.getByRole('textbox', { name: /^Your review/ }))
  await user.paste('Good, call me on 98200 12345.')
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  expect((await screen.findAllByText(/^Leave out contact details/)).length).toBeGreaterThan(0)
  expect(sent(shown)).toEqual([])
})

test('its mentor reads and answers it, and learns if it is hidden', async () => {
  const mentor = { type: 'MENTOR', databaseId: 12 }
  const shown = show({ ...reviewed, viewerSide: 'MENTOR' }, mentor)
  expect(screen.getByRole('heading', { name: 'Review by your mentee' })).toBeTruthy()
  expect(screen.getByText('Good listener')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await user.click(screen.getByRole('textbox', { name: /^Your answer/ }))
  await user.paste('Thank you for coming prepared.')
  await user.click(screen.getByRole('button', { name: 'Save answer' }))
  await waitFor(() => expect(sent(shown)).toEqual([{ reviewId: 3, answer: 'Thank you for coming prepared.' }]))
})

test('a hidden review says so with the reason', () => {
  show({ ...reviewed, review: { ...review, hiddenReason: 'It names a third person.', viewerCanAnswer: no('Hidden.') } })
  expect(screen.getByText('Hidden by our team.')).toBeTruthy()
  expect(screen.getByText(/Reason: It names a third person\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Edit|Answer)/ })).toBeNull()
})
