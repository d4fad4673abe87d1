import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import subscription, { type RequestAreaSubscription } from '../__generated__/RequestAreaSubscription.graphql.ts'
import { answerQuery } from '../testing/answers.ts'
import { changesTold, connectionLost, isTopicLive, useLive, useMissed, type MissedListener } from './live.ts'

const TOPIC = 'mentorshipRequestChanged'
type Event = RequestAreaSubscription['response'][typeof TOPIC]

beforeEach(connectionLost)

function follow() {
  const environment = createMockEnvironment()
  const [onEvent, updater, missed] = [vi.fn<(event: Event) => void>(), vi.fn(), vi.fn<MissedListener>()]
  const { unmount } = renderHook(
    () => {
      useLive<RequestAreaSubscription>(subscription, { onEvent, updater })
      useMissed(TOPIC, missed)
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  )
  return {
    onEvent,
    updater,
    missed,
    unmount,
    subscribed: () => environment.mock.getAllOperations().length,
    tell: (change: Event['change'], lastChange: string | null = null) =>
      answerQuery<RequestAreaSubscription>(environment, 'RequestAreaSubscription', {
        mentorshipRequestChanged: { change, lastChange, request: null },
      }),
    refuse: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('Refused'))),
  }
}

const wake = () => act(() => void dispatchEvent(new globalThis.Event('online')))

test('each event reaches the store and the listener; those after the start are counted as changes', async () => {
  const { tell, onEvent, updater } = follow()
  const before = changesTold(TOPIC)
  await tell('STARTED')
  expect(changesTold(TOPIC)).toBe(before)
  await tell('CHANGED')
  expect(changesTold(TOPIC)).toBe(before + 1)
  expect(onEvent.mock.calls.map(([{ change }]) => change)).toEqual(['STARTED', 'CHANGED'])
  expect(updater).toHaveBeenCalledTimes(2)
})

test('while it is live, coming back misses nothing; before that and after a loss it does', async () => {
  const { tell, missed } = follow()
  wake()
  expect(missed.mock.calls).toEqual([[false]])
  await tell('STARTED')
  expect(missed.mock.calls).toEqual([[false], [true]])
  wake()
  await tell('CHANGED')
  expect(missed).toHaveBeenCalledTimes(2)
  connectionLost()
  wake()
  expect(missed).toHaveBeenLastCalledWith(false)
})

test('nothing is read again while the last change is the one from before the document', async () => {
  const drawnAt = document.createElement('meta')
  Object.assign(drawnAt, { name: 'last-change', content: 'era-7' })
  const { tell, missed } = follow()
  await tell('STARTED', 'era-7')
  expect(missed).toHaveBeenCalledTimes(1)
  missed.mockClear()
  document.head.append(drawnAt)
  onTestFinished(() => drawnAt.remove())
  connectionLost()
  await tell('STARTED', 'era-7')
  expect(missed).not.toHaveBeenCalled()
  expect(isTopicLive(TOPIC)).toBe(true)
  for (const moved of ['era-8', null]) {
    await tell('STARTED', moved)
    expect(missed).toHaveBeenCalledExactlyOnceWith(true)
    missed.mockClear()
  }
})

test('refused, it is tried again when things may have changed, once a time', async () => {
  const { subscribed, refuse, tell } = follow()
  expect(subscribed()).toBe(1)
  await refuse()
  expect(subscribed()).toBe(0)
  wake()
  expect(subscribed()).toBe(1)
  wake()
  expect(subscribed()).toBe(1)
  await tell('STARTED')
})

test('whoever has left hears nothing and asks for nothing', async () => {
  const { subscribed, refuse, unmount, missed } = follow()
  await refuse()
  unmount()
  wake()
  expect(subscribed()).toBe(0)
  expect(missed).not.toHaveBeenCalled()
})
