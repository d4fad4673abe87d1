import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createOperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import query, { type DevicesQuery } from '../__generated__/DevicesQuery.graphql.ts'
import { answerQuery } from '../testing/answers.ts'
import { noteEvent } from './live.ts'
import { useRefresh } from './refresh.ts'

const TOPIC = 'refreshTest'
const viewer = { id: 'asha', sessions: { edges: [] } }

function setUp() {
  const environment = createMockEnvironment()
  const devices = createOperationDescriptor(query, {})
  environment.commitPayload(devices, { viewer })
  const { result, rerender, unmount } = renderHook(
    ({ isHeld }) => useRefresh<DevicesQuery>({ query, variables: {}, topic: TOPIC, list: viewer.id, isHeld }),
    {
      initialProps: { isHeld: false },
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  )
  return {
    environment,
    hold: (isHeld: boolean) => rerender({ isHeld }),
    unmount,
    state: () => result.current,
    refresh: () => act(() => result.current.refresh()),
    asked: () => environment.mock.getAllOperations().length,
    answer: () => answerQuery<DevicesQuery>(environment, 'DevicesQuery', { viewer }),
    fail: () => act(async () => environment.mock.rejectMostRecentOperation(new Error('No network'))),
    isOutdated: () => environment.check(devices).status === 'stale',
  }
}

test('reads past the store, and says for how long', async () => {
  const { refresh, asked, answer, state } = setUp()
  expect([asked(), state().isRefreshing]).toEqual([0, false])
  refresh()
  expect([asked(), state().isRefreshing]).toEqual([1, true])
  await answer()
  expect([asked(), state().isRefreshing, state().isStale]).toEqual([0, false, false])
})

test('however often it is asked for while it reads, it reads once more', async () => {
  const { refresh, asked, answer, state } = setUp()
  for (const _time of [1, 2, 3]) refresh()
  expect(asked()).toBe(1)
  await answer()
  expect([asked(), state().isRefreshing]).toEqual([1, true])
  await answer()
  expect([asked(), state().isRefreshing]).toEqual([0, false])
})

test('what is told while it reads has it read once more: the answer may be older', async () => {
  const { refresh, asked, answer } = setUp()
  refresh()
  noteEvent(TOPIC, 'CREATED')
  await answer()
  expect(asked()).toBe(1)
  noteEvent('another topic', 'CREATED')
  await answer()
  expect(asked()).toBe(0)
})

test('waits while the list loads more', () => {
  const { refresh, asked, hold } = setUp()
  hold(true)
  refresh()
  expect(asked()).toBe(0)
  hold(false)
  expect(asked()).toBe(1)
})

test('a failure says that what is shown may be old, and whoever comes back to the list asks for it', async () => {
  const { refresh, fail, state, isOutdated, unmount } = setUp()
  refresh()
  expect(isOutdated()).toBe(false)
  await fail()
  expect(state()).toMatchObject({ isStale: true, isRefreshing: false })
  expect(isOutdated()).toBe(true)
  unmount()
})

test('after a failure it is tried again when the network or the person is back, and when asked to', async () => {
  const { refresh, fail, asked, answer, state } = setUp()
  refresh()
  await fail()
  act(() => void dispatchEvent(new Event('online')))
  expect(asked()).toBe(1)
  await fail()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked()).toBe(1)
  await fail()
  refresh()
  expect([asked(), state().isStale]).toEqual([1, false])
  await answer()
  act(() => void dispatchEvent(new Event('online')))
  expect([asked(), state().isStale]).toEqual([0, false])
})
