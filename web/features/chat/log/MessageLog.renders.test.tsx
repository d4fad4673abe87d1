// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MessageLog } from './MessageLog.tsx'
import { sampleConversation, type Sample } from './sampleConversation.ts'

const drawn = vi.hoisted(() => [] as string[])
vi.mock('./MessageText.tsx', async (original) => ({
  ...(await original<typeof import('./MessageText.tsx')>()),
  MessageText({ text }: { text: string }) {
    drawn.push(text)
    return text
  },
}))

beforeEach(() => void drawn.splice(0))

/** A screen that holds the conversation in a new object at each change. */
function Screen({ sample }: { sample: Sample }) {
  const state = useSyncExternalStore(sample.subscribe, sample.getState)
  return <MessageLog handle={{ ...sample, ...state }} side="MENTEE" otherName="Ananya Iyer" />
}

test('only messages that change are drawn again, whatever holds the conversation', () => {
  const sample = sampleConversation({ count: 200, loaded: 200, end: new Date(), side: 'MENTEE' })
  render(<Screen sample={sample} />)
  expect(drawn).toHaveLength(200)
  drawn.splice(0)
  act(() => sample.change({ isOtherTyping: true }))
  act(() => sample.change({ isLive: false }))
  expect(drawn).toEqual([])
  act(() => sample.arrive('MENTOR', 'New one'))
  expect(drawn).toContain('New one')
  // Beside it at most the one above, whose time may stand below both now.
  expect(drawn.length).toBeLessThanOrEqual(2)
})
