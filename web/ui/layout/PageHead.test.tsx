import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { headHtml } from '../../routes/matchPage.ts'
import { PageHead } from './PageHead.tsx'
import type { Head } from '../../lib/headTags.ts'

const pricing: Head = { title: 'Pricing', description: 'What it "costs" & why', path: '/pricing' }
const account: Head = { title: 'Account', noIndex: true }

afterEach(() => {
  cleanup()
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove()
})

/** Everything in the head, without the mark of the server's own. */
function headOf(): string[] {
  return [...document.head.children]
    .map((element) => {
      element.removeAttribute('data-before-page')
      return element.outerHTML
    })
    .filter((html) => !html.includes('site-origin'))
    .sort()
}

test('puts the same into the place of what the server wrote, once', () => {
  document.head.innerHTML = headHtml(pricing, 'https://plumbline.example')
  const served = headOf()
  document.head.innerHTML = headHtml(pricing, 'https://plumbline.example')
  render(<PageHead {...pricing} />)
  expect(document.querySelectorAll('[data-before-page]')).toHaveLength(0)
  expect(headOf()).toEqual(served)
  expect(served.length).toBeGreaterThan(10)
})

test('the next page leaves nothing of the last one', () => {
  document.head.innerHTML = headHtml(pricing, 'https://plumbline.example')
  const { rerender } = render(<PageHead key="pricing" {...pricing} />)
  rerender(<PageHead key="account" {...account} />)
  expect(document.title).toBe('Account - Plumbline')
  expect(document.querySelector('link[rel="canonical"], meta[name="description"]')).toBeNull()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1)
})

test('structured data cannot end its element, and is the same before and after', () => {
  const event: Head = { ...pricing, data: (origin) => ({ '@type': 'Event', name: '</script><b>', url: origin }) }
  document.head.innerHTML = headHtml(event, location.origin)
  const served = document.head.querySelector('script')?.textContent ?? ''
  expect(JSON.parse(served)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: '</script><b>',
    url: location.origin,
  })
  expect(document.querySelector('b')).toBeNull()
  render(<PageHead {...event} />)
  expect([...document.querySelectorAll('script')].map(({ textContent }) => textContent)).toEqual([served])
})
