import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import query, { type policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { PricingPage } from './PricingPage.tsx'

beforeEach(() => {
  renderScreen<policyFactsQuery>({
    address: '/pricing',
    query,
    variables: {},
    Screen: PricingPage,
    answer: { Site: () => ({ refundWindowHours: 36 }) },
  })
})

test.each([
  ['Starter', '₹300-₹1,000', 'One 1:1 session of 45 minutes', 'Find Mentors'],
  ['Advanced', '₹1,000-₹10,000', '3 sessions of 45 minutes each', 'Find Mentors'],
  ['Workshops', 'Fixed price', 'A live group session of 2-3 hours', 'View Workshops'],
])('%s has its price, its features and its button', (title, price, feature, action) => {
  const card = within(screen.getByRole('article', { name: title }))
  expect(card.getByText(price)).toBeTruthy()
  expect(card.getByText(feature)).toBeTruthy()
  expect(card.getByRole('link', { name: action }).getAttribute('href')).toBe('/mentors')
  expect(card.queryByText('Most Popular') !== null).toBe(title === 'Advanced')
})

test('the hero leads to the mentors', () => {
  expect(screen.getByRole('link', { name: 'Browse Mentors' }).getAttribute('href')).toBe('/mentors')
})

test('the plans are compared in a real table', () => {
  const table = screen.getByRole('table', { name: 'The plans compared' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Plan', 'Duration', 'Price', 'Chat support', 'Goal-oriented plan'],
    ['Starter', '45 minutes', '₹300-₹1,000 suggested', 'No', 'No'],
    ['Advanced', '1 month (30 days)', '₹1,000-₹10,000 suggested', 'Unlimited chat Q&A', 'Yes, with a roadmap'],
    ['Workshops', '2-3 hours', 'Fixed price', 'No', 'No'],
  ])
})

test('five questions, and the configured refund window in the answer', async () => {
  expect(screen.getByRole('heading', { name: 'How Pricing Works' })).toBeTruthy()
  const questions = [...document.querySelectorAll('summary')]
  expect(questions).toHaveLength(5)
  await userEvent.click(questions.at(-1)!)
  expect(screen.getByText(/at least 36 hours before the session.*within 24 hours of payment/)).toBeTruthy()
})

test('search engines get the same questions and answers', () => {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const data = JSON.parse(blocks[0]?.textContent ?? '{}') as {
    '@type': string
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  expect(data['@type']).toBe('FAQPage')
  const shown = [...document.querySelectorAll('details')].map((details) => [
    details.querySelector('summary')?.textContent,
    details.querySelector('p')?.textContent,
  ])
  expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown)
})
