// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { expect, test } from 'vitest'
import type { NoMailNoticeTestQuery } from '../__generated__/NoMailNoticeTestQuery.graphql.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { NoMailNotice } from './NoMailNotice.tsx'

const query = graphql`
  query NoMailNoticeTestQuery {
    site {
      ...NoMailNotice_site
    }
  }
`

function Page({ queryRef }: { queryRef: PreloadedQuery<NoMailNoticeTestQuery> }) {
  return <NoMailNotice siteKey={usePreloadedQuery<NoMailNoticeTestQuery>(query, queryRef).site} />
}

function show(sendsNoMail: boolean) {
  renderScreen<NoMailNoticeTestQuery>({
    address: '/forgot-password',
    query,
    variables: {},
    Screen: Page,
    path: '*',
    answer: { Site: () => ({ sendsNoMail, supportEmail: 'help@plumbline.example' }) },
  })
}
const notice = () => screen.queryByRole('complementary', { name: 'No emails' })

test('where no email is sent every page says so, and where to write', () => {
  show(true)
  expect(notice()?.textContent).toContain('This site sends no emails at present.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@plumbline.example')
})

test('where emails are sent there is nothing to say', () => {
  show(false)
  expect(notice()).toBeNull()
})
