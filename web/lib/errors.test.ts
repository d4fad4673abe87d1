import { afterEach, describe, expect, it, vi } from 'vitest'
import { explain, explainPress, isOutdated, RequestError } from './errors.ts'

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/AccountPage-x1.js')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a part of the program that could not be loaded', () => {
  it('takes a reload when there is a connection; a new version is only one of its causes', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    expect(isOutdated(chunk)).toBe(true)
    expect(explain(chunk)).toEqual({
      title: 'Part of this page didn’t load',
      description: 'The connection broke or there is a new version. Reload the page.',
    })
  })

  it('is the missing connection when there is none: a reload would lose the page', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(isOutdated(chunk)).toBe(false)
    expect(explain(chunk).title).toBe('You are offline')
  })

  it.each([
    [true, 'Part of this page didn’t load', /Try again, or reload the page\.$/],
    [false, 'You are offline', /^Check your connection and try again\.$/],
  ])('of a press is tried again by the next press; online: %s', (isOnline, title, description) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    expect(explainPress(chunk)).toEqual({ title, description: expect.stringMatching(description) as string })
  })
})

it('a failure of the server names the request, for support', () => {
  expect(explain(new RequestError('broken', 'Status 500', 'req-7')).description).toContain('req-7')
  expect(isOutdated(new RequestError('broken', 'Status 500'))).toBe(false)
})
