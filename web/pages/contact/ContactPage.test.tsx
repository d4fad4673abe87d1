import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import query, { type policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ContactPage } from './ContactPage.tsx'

function show(refundWindowHours: number) {
  const site = { supportEmail: 'help@own.example', supportAddress: '12 Drawing Street, Pune', refundWindowHours }
  renderScreen<policyFactsQuery>({
    address: '/contact-us',
    query,
    variables: {},
    Screen: ContactPage,
    answer: { Site: () => site },
  })
}

test('mail, hours and address are the configured ones', () => {
  show(48)
  expect(screen.getByRole('link', { name: 'help@own.example' }).getAttribute('href')).toBe('mailto:help@own.example')
  expect(screen.getByText('12 Drawing Street, Pune')).toBeTruthy()
  expect(screen.getByText('Mon-Fri 9 AM-6 PM (IST)')).toBeTruthy()
  expect(screen.getByText('Urgent technical issues')).toBeTruthy()
})

test('a workshop is suggested by a mail with its subject', () => {
  show(48)
  const href = screen.getByRole('link', { name: 'Suggest Workshop' }).getAttribute('href') ?? ''
  expect(href).toMatch(/^mailto:help@own\.example\?subject=Workshop%20suggestion&body=Topic/)
})

test.each([
  [48, 'Yes. Full refund if you cancel at least 48 hours before the session. No refund after that.', '4'],
  [4, 'Yes. Full refund if you cancel at least 4 hours before the session. No refund after that.', '48'],
])('with a window of %i hours the answer on cancelling says so', (hours, sentence, other) => {
  show(hours)
  const answer = screen.getByText(/^Yes\. Full refund/).textContent
  expect(answer.startsWith(sentence)).toBe(true)
  expect(answer).toContain(`An earlier version of this answer said ${other} hours; ${hours} hours applies.`)
  expect(screen.getByText(/Mentor applications are reviewed and verified/)).toBeTruthy()
})

test('the questions of those who are in trouble come first', () => {
  show(48)
  const questions = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(questions.slice(0, 2)).toEqual(['Can I cancel a session?', 'I paid, but my booking does not show. What now?'])
})
