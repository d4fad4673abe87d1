import { act, screen } from '@testing-library/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import type { ConsentTestQuery } from '../../__generated__/ConsentTestQuery.graphql.ts'
import { setVisitor } from '../../lib/visitor.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { Consent } from './Consent.tsx'

const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('./useConsent.ts', () => ({ useConsent: () => () => undefined }))
vi.mock('./CookieDialog.tsx', () => {
  asked.times += 1
  throw new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/CookieDialog-1.js')
})

const consentQuery = graphql`
  query ConsentTestQuery {
    site {
      ...Consent_site
    }
  }
`

function Page({ queryRef }: { queryRef: PreloadedQuery<ConsentTestQuery> }) {
  const { site } = usePreloadedQuery<ConsentTestQuery>(consentQuery, queryRef)
  return (
    <>
      <h1>The page</h1>
      <Consent siteKey={site} />
    </>
  )
}

test('a question that cannot be loaded leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setVisitor({ isEUUser: true, isAsked: true })
  renderScreen<ConsentTestQuery>({ address: '/', query: consentQuery, variables: {}, Screen: Page, answer: {} })
  await vi.waitFor(() => expect(asked.times).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
})
