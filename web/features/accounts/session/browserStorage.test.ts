// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetPerson, rememberPerson, type Person } from './browserStorage.ts'

const asha: Person = { id: 'viewer:mentee:7', databaseId: 7, name: 'Asha', email: 'asha@example.in', type: 'MENTEE' }
const user = {
  id: 7,
  name: 'Asha',
  email: 'asha@example.in',
  type: 'mentee',
  role: 'mentee',
  userType: 'mentee',
}

afterEach(() => localStorage.clear())

function kept(): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(localStorage).map((key) => {
      const text = localStorage.getItem(key) ?? ''
      return [key, text.startsWith('{') ? JSON.parse(text) : text]
    }),
  )
}

test('a mentee is written down under the five documented keys', () => {
  rememberPerson(asha)
  expect(kept()).toEqual({ currentUser: user, userType: 'mentee', menteeAuth: user, sessionActive: 'true' })
})

test('the next person takes the place of the one before, whatever their kind', () => {
  rememberPerson(asha)
  rememberPerson({ ...asha, databaseId: 3, type: 'MENTOR' })
  const mentor = { ...user, id: 3, type: 'mentor', role: 'mentor', userType: 'mentor' }
  expect(kept()).toEqual({ currentUser: mentor, userType: 'mentor', mentorAuth: mentor, sessionActive: 'true' })
  rememberPerson({ ...asha, type: 'COMMUNITY' })
  expect(Object.keys(kept()).toSorted()).toEqual(['currentUser', 'sessionActive', 'userType'])
})

test('forgetting removes all five and nothing else', () => {
  localStorage.setItem('cookie-consent', 'accepted')
  rememberPerson(asha)
  forgetPerson()
  expect(kept()).toEqual({ 'cookie-consent': 'accepted' })
})

test('a storage that is full or forbidden disturbs nobody', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  expect(() => {
    rememberPerson(asha)
    forgetPerson()
  }).not.toThrow()
  vi.unstubAllGlobals()
})

test('nothing else in the client reads these keys: they grant nothing', () => {
  const web = path.resolve(import.meta.dirname, '../../..')
  const source = (file: string) => readFileSync(path.join(web, file), 'utf8')
  const telling = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|browserStorage|\.test\.tsx?$/.test(file))
    .filter((file) => /currentUser|mentorAuth|menteeAuth|sessionActive|Item\(\s*['"`]userType/.test(source(file)))
  // The privacy policy names them.
  expect(telling).toEqual([path.join('pages', 'privacy', 'privacyDataClauses.tsx')])
  for (const file of telling) expect(source(file)).not.toMatch(/localStorage|getItem|lib\/storage/)
})
