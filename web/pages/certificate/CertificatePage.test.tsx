import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import query, { type CertificatePageQuery } from '../../__generated__/CertificatePageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { CertificatePage } from './CertificatePage.tsx'
import { entry } from './page.ts'

function show(certificate: object | null) {
  renderScreen<CertificatePageQuery>({
    address: '/certificates/c0de',
    query,
    variables: { code: 'c0de' },
    Screen: CertificatePage,
    answer: { Query: () => ({ certificate }) },
  })
}

test('says that it is valid, whose it is and for what, with the PDF', () => {
  show({
    name: 'Sneha Kulkarni',
    workshopTitle: 'Reading a beam drawing',
    instructorName: 'Ananya Iyer',
    date: '2026-12-05',
    duration: '2.5 hours',
    issuedAt: '2026-12-05T20:00:00.000Z',
    pdfPath: '/certificates/c0de.pdf',
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Certificate of attendance' })).toBeTruthy()
  expect(screen.getByText('This certificate is valid.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sneha Kulkarni')
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  // Issued in IST, where it was the next day already.
  expect(facts).toEqual(['DateSat, 5 Dec 2026', 'Duration2.5 hours', 'InstructorAnanya Iyer', 'Issued6 Dec 2026'])
  expect(screen.getByText('Reading a beam drawing')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/certificates/c0de.pdf')
})

test('any other code is not found, with status 404; no certificate is for search engines', () => {
  show(null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Certificate not found')
  expect(entry.headOf({ certificate: null })).toMatchObject({ status: 404, head: { noIndex: true } })
  expect(entry.head.noIndex).toBe(true)
})
