// @vitest-environment happy-dom
import { createMockEnvironment, type MockEnvironment } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'

const relay = vi.hoisted(() => ({ environment: null as unknown }))
vi.mock('../../../relay/network/environment.ts', () => relay)
const { refreshViewer } = await import('./refreshViewer.ts')

const site = { id: 'site' }
let environment: MockEnvironment
beforeEach(() => {
  environment = createMockEnvironment()
  relay.environment = environment
})

/** Somebody logs in, and the header is read again. */
async function logIn(id: string | null) {
  const done = refreshViewer()
  const operation = environment.mock.getMostRecentOperation()
  const viewer = id && { __typename: 'Viewer', id }
  environment.mock.resolve(operation, { data: { viewer, site } })
  return await done
}

test('says who came: nobody, somebody, or another one than before; what was put away is theirs again', async () => {
  expect(await logIn(null)).toBe('nobody')
  sessionStorage.setItem(
    'plumbline:put-away',
    JSON.stringify({ 'plumbline:typed-by': 'viewer:mentee:7', 'booking-draft-12': 'my agenda' }),
  )
  expect(await logIn('viewer:mentee:7')).toBe('somebody')
  expect(sessionStorage.getItem('booking-draft-12')).toBe('my agenda')
  expect(await logIn('viewer:mentee:7')).toBe('somebody')
  expect(await logIn('viewer:mentor:7')).toBe('another')
  expect(sessionStorage.getItem('booking-draft-12')).toBeNull()
})
