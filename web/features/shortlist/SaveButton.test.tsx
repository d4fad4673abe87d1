import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { MockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test } from 'vitest'
import type { changeSavedRemoveMutation } from '../../__generated__/changeSavedRemoveMutation.graphql.ts'
import type { changeSavedSaveMutation } from '../../__generated__/changeSavedSaveMutation.graphql.ts'
import type { SaveButtonTestQuery } from '../../__generated__/SaveButtonTestQuery.graphql.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation, refused } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { keptIds, setKept } from './kept.ts'
import { SaveButton } from './SaveButton.tsx'
import { ShortlistLink } from './ShortlistLink.tsx'

const user = userEvent.setup()
beforeEach(() => void setKept([]))
const query = graphql`
  query SaveButtonTestQuery {
    mentor(id: 7) {
      ...SaveButton_mentor
    }
    viewer {
      ...ShortlistLink_viewer
    }
  }
`

function Shown({ queryRef }: { queryRef: PreloadedQuery<SaveButtonTestQuery> }) {
  const { mentor, viewer } = usePreloadedQuery<SaveButtonTestQuery>(query, queryRef)
  return (
    <>
      {mentor && <SaveButton mentorKey={mentor} word />}
      <ShortlistLink viewerKey={viewer ?? null} />
    </>
  )
}

const VIEWER = { id: 'viewer:mentee:1', savedMentorCount: 4 }
const MENTOR = { id: 'TWVudG9yOjc=', databaseId: 7, name: 'Ravi Kumar' }

/** Null: a visitor. */
function show(isSaved: boolean | null) {
  return renderScreen<SaveButtonTestQuery>({
    address: '/',
    query,
    variables: {},
    Screen: Shown,
    answer: { Query: () => ({ viewer: isSaved === null ? null : VIEWER, mentor: { ...MENTOR, isSaved } }) },
  })
}

const button = () => screen.getByRole('button', { name: 'Save Ravi Kumar' })
const pressed = () => button().getAttribute('aria-pressed')
/** Names of the mutations that wait for their answer. */
const changes = ({ mock }: MockEnvironment) =>
  mock
    .getAllOperations()
    .map(({ request }) => request.node.params.name)
    .filter((name) => name.startsWith('change'))
const link = () => screen.getByRole('link').textContent

test('a visitor’s is kept in the browser, and nothing is sent', async () => {
  const { environment } = show(null)
  expect([pressed(), link()]).toEqual(['false', 'Shortlist'])
  await user.click(button())
  expect([pressed(), button().textContent, link()]).toEqual(['true', 'Saved', 'Shortlist, 1 mentor1'])
  expect(keptIds()).toEqual([7])
  await user.click(button())
  expect([pressed(), button().textContent, keptIds()]).toEqual(['false', 'Save', []])
  expect(changes(environment)).toEqual([])
})

test('a visitor’s is pressed where the browser has kept it, and follows another part of the page', () => {
  setKept([7])
  show(null)
  expect(pressed()).toBe('true')
  act(() => void setKept([]))
  expect(pressed()).toBe('false')
})

test('a member’s is in the account: shown at once, sent, and what the browser keeps does not count', async () => {
  setKept([7])
  const { environment } = show(false)
  expect(pressed()).toBe('false')
  await user.click(button())
  await waitFor(() => expect([pressed(), link()]).toEqual(['true', 'Shortlist, 5 mentors5']))
  await answerMutation<changeSavedSaveMutation>(environment, {
    saveMentor: {
      __typename: 'SaveMentorPayload',
      mentor: { id: MENTOR.id, isSaved: true },
      viewer: { id: VIEWER.id, savedMentorCount: 5 },
    },
  })
  expect([pressed(), link()]).toEqual(['true', 'Shortlist, 5 mentors5'])
  await user.click(button())
  await waitFor(() => expect(pressed()).toBe('false'))
  await answerMutation<changeSavedRemoveMutation>(environment, {
    removeSavedMentor: {
      __typename: 'RemoveSavedMentorPayload',
      mentor: { id: MENTOR.id, isSaved: false },
      viewer: { id: VIEWER.id, savedMentorCount: 4 },
    },
  })
  expect([pressed(), link()]).toEqual(['false', 'Shortlist, 4 mentors4'])
})

test('a refusal takes the mark back and says why', async () => {
  const { environment } = show(false)
  await user.click(button())
  await waitFor(() => expect(pressed()).toBe('true'))
  const full = 'Your shortlist has 100 mentors, the maximum. Remove one to save another.'
  await answerMutation<changeSavedSaveMutation>(environment, { saveMentor: refused('ShortlistFullError', full) })
  expect([pressed(), link()]).toEqual(['false', 'Shortlist, 4 mentors4'])
  expect(currentToast()).toMatchObject({ title: 'Mentor not saved', description: full })
})

test('presses that follow each other are sent in their order, one after the other', async () => {
  const { environment } = show(false)
  await user.click(button())
  await waitFor(() => expect(pressed()).toBe('true'))
  await user.click(button())
  await waitFor(() => expect(pressed()).toBe('false'))
  expect(changes(environment)).toEqual(['changeSavedSaveMutation'])
  await answerMutation<changeSavedSaveMutation>(environment, {
    saveMentor: {
      __typename: 'SaveMentorPayload',
      mentor: { id: MENTOR.id, isSaved: true },
      viewer: { id: VIEWER.id, savedMentorCount: 5 },
    },
  })
  await waitFor(() => expect(changes(environment)).toEqual(['changeSavedRemoveMutation']))
  expect(pressed()).toBe('false')
})
