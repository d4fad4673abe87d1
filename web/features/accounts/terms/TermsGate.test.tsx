import { act, screen } from '@testing-library/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import type { TermsGateTestQuery } from '../../../__generated__/TermsGateTestQuery.graphql.ts'
import { renderScreen } from '../../../testing/renderScreen.tsx'
import { isGated, TermsGate } from './TermsGate.tsx'

const asked = vi.hoisted(() => ({ times: 0 }))
vi.mock('./TermsDialog.tsx', () => {
  asked.times += 1
  throw new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/TermsDialog-1.js')
})

const gateQuery = graphql`
  query TermsGateTestQuery {
    site {
      ...TermsGate_site
    }
    viewer {
      ...TermsGate_viewer
    }
  }
`

function Gated({ queryRef }: { queryRef: PreloadedQuery<TermsGateTestQuery> }) {
  const { site, viewer } = usePreloadedQuery<TermsGateTestQuery>(gateQuery, queryRef)
  return (
    <>
      <h1>The page</h1>
      {viewer && <TermsGate viewerKey={viewer} siteKey={site} />}
    </>
  )
}

test.each(['/', '/booking/3', '/mentors', '/account', '/authors', '/auth/x', '/terms-of-service/2'])(
  'the terms stand in front of %s',
  (path) => expect(isGated(path)).toBe(true),
)

test.each([
  '/terms-of-service',
  '/Terms-Of-Service/',
  '/privacy-policy',
  '/cancellation-refund-policy',
  '/auth',
  '/mentee-signup',
  '/signup/mentor',
])('but not of %s', (path) => expect(isGated(path)).toBe(false))

test('a dialog that cannot be loaded says so, and leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () =>
    renderScreen<TermsGateTestQuery>({
      address: '/',
      query: gateQuery,
      variables: {},
      Screen: Gated,
      answer: { Viewer: () => ({ termsAccepted: false }) },
    }),
  )
  await vi.waitFor(() => expect(asked.times).toBe(1))
  expect((await screen.findByRole('alert')).textContent).toContain('Try again')
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
})
