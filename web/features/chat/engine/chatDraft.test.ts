// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatDraft } from './chatDraft.ts'

const KEY = 'chat-draft:viewer:mentee:7:3'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function device() {
  const kept = new Map<string, string>()
  const write = vi.fn(
    (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  )
  const storage = { read: (key: string) => kept.get(key) ?? null, write }
  return { kept, write, tab: () => createChatDraft(KEY, storage), visitor: () => createChatDraft(null, storage) }
}

test('what is typed is stored a moment later or when the page goes, and read by the next one', () => {
  const { kept, write, tab } = device()
  const draft = tab()
  for (const text of ['h', 'he', 'hello']) draft.set(text)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(write.mock.calls).toEqual([[KEY, 'hello']])
  draft.set('hello there')
  draft.keep()
  expect(kept.get(KEY)).toBe('hello there')
  const next = tab()
  expect(next.getText()).toBe('')
  next.read()
  expect(next.getText()).toBe('hello there')
})

test('sent, it is gone at once', () => {
  const { kept, tab } = device()
  const draft = tab()
  draft.set('hello')
  draft.keep()
  draft.set('')
  expect(kept.size).toBe(0)
})

test('another tab’s newer draft is taken over where nobody types, and not overwritten when that tab is left', () => {
  const { kept, tab } = device()
  const [one, other] = [tab(), tab()]
  one.set('first')
  vi.advanceTimersByTime(5_000)
  other.read()
  other.set('second')
  vi.advanceTimersByTime(300)
  one.keep()
  expect(kept.get(KEY)).toBe('second')
  one.read()
  expect(one.getText()).toBe('second')
  other.read()
  one.set('third')
  other.set('fourth')
  vi.advanceTimersByTime(300)
  other.read()
  expect(other.getText()).toBe('fourth')
})

test('without an account nothing is stored', () => {
  const { write, visitor } = device()
  const draft = visitor()
  draft.set('hello')
  draft.keep()
  draft.read()
  expect([draft.getText(), write.mock.calls]).toEqual(['hello', []])
})

test('a storage that is full or blocked never empties what is typed', () => {
  const { kept, write, tab } = device()
  const draft = tab()
  draft.set('kept')
  vi.advanceTimersByTime(300)
  write.mockImplementation(() => undefined)
  draft.set('kept and more')
  vi.advanceTimersByTime(5_000)
  // The dialog is closed and opened again.
  draft.keep()
  draft.read()
  expect(draft.getText()).toBe('kept and more')
  // Sent, by another tab that shows the same.
  kept.delete(KEY)
  draft.read()
  expect(draft.getText()).toBe('')
  draft.set('again')
  vi.advanceTimersByTime(5_000)
  draft.read()
  expect(draft.getText()).toBe('again')
})
