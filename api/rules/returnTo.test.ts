import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './returnTo.ts'

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/mentors',
    '/booking/12?package=advanced',
    '/mentors?search=50%25%20off&mainBranch=Electrical%20%26%20Electronics%20Engineering#list',
    '/auth?returnTo=%2Fbooking%2F12',
    '/mentors?next=https://evil.example',
  ])('keeps %s', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'mentors',
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    'https:evil',
    'https://evil.example/mentors',
    'HTTPS:/evil',
    '%2f%2fevil',
    '/%2fevil',
    '/%2F%2Fevil',
    '/%252fevil',
    '/%25252fevil',
    '/%5cevil',
    '/%255cevil',
    '/.//evil',
    '/..//evil',
    '/a/..//evil',
    '/%2e//evil',
    '/%2e%2e//evil',
    '/./\\evil',
    '/\t/evil',
    '/\n/evil',
    '\t//evil',
    ' //evil',
    '/%09/evil',
    '/%0a//evil',
    '/%00',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    '@evil.example',
    '/%zz',
    `/${'a'.repeat(3000)}`,
  ])('sends %j home', (text) => {
    expect(safeReturnTo(text)).toBe('/')
  })

  it('sends home what is no text at all', () => {
    expect(safeReturnTo(['//evil'] as unknown as string)).toBe('/')
  })

  it('never leaves the site, whatever is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%25',
      '%2e',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      'a',
      '?',
      '#',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 10 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const path = safeReturnTo(text)
        expect(path.startsWith('/')).toBe(true)
        expect(path.startsWith('//')).toBe(false)
        expect(new URL(path, 'https://plumbline.example').host).toBe('plumbline.example')
        expect(safeReturnTo(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
