import { beforeEach, expect, test } from 'vitest'
import { EMPTY_REQUEST, forgetPending, readDraft, readPending, rememberPending, writeDraft } from './requestMemory.ts'

const draft = { ...EMPTY_REQUEST, discussionTopic: 'Slope stability' }
const now = Date.parse('2026-11-21T06:00:00Z')
const DAY = 24 * 60 * 60_000

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a pending request is for its mentor only, for a day', () => {
  rememberPending(3, draft, now, null)
  expect(readPending(3, now + DAY)).toEqual(draft)
  expect(readPending(4, now)).toBeNull()
  expect(readPending(3, now + DAY + 1)).toBeNull()
  expect(localStorage.getItem('pendingMentorshipRequest')).toBeNull()
})

test("a visitor's request is shown after any login; a member's only to that member", () => {
  rememberPending(3, draft, now, null)
  expect(readPending(3, now, 'mentee:2')).toEqual(draft)
  rememberPending(3, draft, now, 'mentee:1')
  expect(readPending(3, now, 'mentee:1')).toEqual(draft)
  for (const owner of ['mentee:2', null]) expect(readPending(3, now, owner)).toBeNull()
  // The login page only says that a request is saved.
  expect(readPending(3, now)).toEqual(draft)
})

test('it is forgotten once sent or given up', () => {
  rememberPending(3, draft, now, null)
  forgetPending()
  expect(readPending(3, now)).toBeNull()
})

test.each(['', 'nonsense', '7', '[]', '{"mentorId":3,"at":"now"}', '{"mentorId":3}'])(
  '%j is no pending request',
  (text) => {
    localStorage.setItem('pendingMentorshipRequest', text)
    expect(readPending(3, now)).toBeNull()
  },
)

test('a draft is kept per mentor, and only its texts', () => {
  writeDraft(3, { discussionTopic: 'Slope stability' })
  expect(readDraft(3)).toEqual(draft)
  expect(readDraft(4)).toEqual(EMPTY_REQUEST)
  sessionStorage.setItem('mentorship-request-3', '{"background":5,"stray":"x"}')
  expect(readDraft(3)).toEqual(EMPTY_REQUEST)
})
