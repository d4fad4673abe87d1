import { beforeEach, expect, test } from 'vitest'
import {
  EMPTY_REQUEST,
  forgetPending,
  isPending,
  readDraft,
  readPending,
  rememberPending,
  writeDraft,
} from './requestMemory.ts'

const draft = { ...EMPTY_REQUEST, discussionTopic: 'Slope stability' }
const now = Date.parse('2026-11-21T06:00:00Z')
const DAY = 24 * 60 * 60_000
const VISITORS = { mentorId: 3, owner: null, now }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a pending request is for its mentor only, for a day', () => {
  rememberPending(VISITORS, draft)
  expect(readPending({ ...VISITORS, now: now + DAY })).toEqual(draft)
  expect(readPending({ ...VISITORS, mentorId: 4 })).toBeNull()
  expect(readPending({ ...VISITORS, now: now + DAY + 1 })).toBeNull()
  expect(localStorage.getItem('pendingMentorshipRequest')).toBeNull()
})

test("a visitor's goes to who logs in; a member's, whose session has ended, comes back to them alone", () => {
  rememberPending(VISITORS, draft)
  expect(readPending({ ...VISITORS, owner: 'mentee:2' })).toEqual(draft)
  rememberPending({ ...VISITORS, owner: 'mentee:1' }, draft)
  expect(readPending({ ...VISITORS, owner: 'mentee:1' })).toEqual(draft)
  for (const owner of ['mentee:2', null]) expect(readPending({ ...VISITORS, owner })).toBeNull()
  // The login page says that it waits, not what it says.
  expect([isPending(3, now), isPending(4, now)]).toEqual([true, false])
})

test('it is forgotten once sent or given up', () => {
  rememberPending(VISITORS, draft)
  forgetPending()
  expect(readPending(VISITORS)).toBeNull()
})

test.each(['', 'nonsense', '7', '[]', '{"mentorId":3,"at":"now"}', '{"mentorId":3}'])(
  '%j is no pending request',
  (text) => {
    localStorage.setItem('pendingMentorshipRequest', text)
    expect(readPending(VISITORS)).toBeNull()
  },
)

test('a draft is kept per mentor, and only its texts', () => {
  writeDraft(3, { discussionTopic: 'Slope stability' })
  expect(readDraft(3)).toEqual(draft)
  expect(readDraft(4)).toEqual(EMPTY_REQUEST)
  sessionStorage.setItem('mentorship-request-3', '{"background":5,"stray":"x"}')
  expect(readDraft(3)).toEqual(EMPTY_REQUEST)
})
