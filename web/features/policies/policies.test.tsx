import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import query, { type policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import type { TextScreenProps } from './policyFacts.ts'
import { PrivacyPolicyPage } from '../../pages/privacy/PrivacyPolicyPage.tsx'
import { RefundPolicyPage } from '../../pages/refunds/RefundPolicyPage.tsx'
import { TermsOfServicePage } from '../../pages/terms/TermsOfServicePage.tsx'

const site = {
  supportEmail: 'help@own.example',
  supportAddress: '12 Drawing Street, Pune',
  refundWindowHours: 48,
}

function show(Screen: ComponentType<TextScreenProps>, refundWindowHours = 48): string {
  renderScreen<policyFactsQuery>({
    address: '/',
    query,
    variables: {},
    Screen,
    answer: { Site: () => ({ ...site, refundWindowHours }) },
  })
  return document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
}

const POLICIES = [
  ['terms', TermsOfServicePage],
  ['privacy', PrivacyPolicyPage],
  ['refunds', RefundPolicyPage],
] as const

test.each(POLICIES)('%s: contents, addresses and no other placeholder', (_name, Screen) => {
  const text = show(Screen)
  expect(text).toContain('help@own.example')
  expect(text).not.toMatch(/[{}]|undefined|\bNaN\b|TBD|[Ll]orem/)
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  const headings = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id !== '')
  const contents = screen.getAllByRole('navigation', { name: 'On this page' })[0]!
  const links = within(contents).getAllByRole('link', { hidden: true })
  const targets = new Set(links.map((link) => link.getAttribute('href')?.replace(/^[^#]*#/, '')))
  expect([...targets]).toEqual(headings.map(({ id }) => id))
  for (const link of document.querySelectorAll('a[href^="/#"], a[href^="#"]'))
    expect(targets).toContain(link.getAttribute('href')?.replace(/^[^#]*#/, ''))
})

test('the terms carry every published fact', () => {
  const text = show(TermsOfServicePage)
  for (const fact of [
    'Last updated: 7/29/2025',
    'In effect since June 11, 2025',
    'You must be 18 or older',
    'limited to users in India',
    'EU/EEA), please do not proceed',
    'Mentors are independent contractors',
    'Trial session. 30 minutes, free',
    'One 1:1 session of 45 minutes',
    '30 days of access: 3 calls of 45 minutes each and unlimited chat',
    'within 48 hours',
    'a plan of ₹4,999 for 1 month with 6 calls. That plan is not on sale',
    'In force is what is written above and shown beside the pay button: 3 calls in 30 days',
    'sessions of 2-3 hours at a fixed price',
    'by cards, UPI and net banking',
    'platform fee and the mentor’s earning',
    'full refund if you cancel within 24 hours of purchase, before the first call',
    'a partial refund by unused sessions',
    'no refund after 3 or more sessions',
    'A workshop is fully refundable if you cancel 24 hours before its start',
    'capped at the amounts you paid through Plumbline in the past 12 months',
    'Information Technology Act, 2000',
    'Digital Personal Data Protection Act, 2023',
    'courts of Bangalore',
    'Mon-Fri, 9 AM-6 PM (IST), and replies in 24-48 hours',
    '12 Drawing Street, Pune',
    'within 72 hours and a resolution within 30 days',
  ])
    expect(text).toContain(fact)
})

test('the privacy policy carries every published fact', () => {
  const text = show(PrivacyPolicyPage)
  for (const fact of [
    'Last updated: 6/19/2025',
    'Digital Personal Data Protection Act, 2023',
    'the Grievance Officer: help@own.example, or by post to 12 Drawing Street, Pune',
    'Our postal address is 12 Drawing Street, Pune',
    'a response within 72 hours and a resolution within 30 days',
    'about 7 years after closure',
    'does not serve people under 18',
    '“Download my data”',
    '“Close my account”',
    'limited to users in India',
    'Your choice about trackers: accepted or rejected',
  ])
    expect(text).toContain(fact)
  for (const key of ['session', 'order_key', 'currentUser', 'userType', 'mentorAuth', 'menteeAuth', 'sessionActive'])
    expect(screen.getByText(key, { selector: 'code' })).toBeTruthy()
  for (const key of ['cookie-consent', 'user-geolocation', 'pendingMentorshipRequest'])
    expect(screen.getByText(key, { selector: 'code' })).toBeTruthy()
})

test('the refund policy carries every published fact', () => {
  const text = show(RefundPolicyPage)
  for (const fact of [
    'Full refund up to 48 hours before',
    'Full refund if you cancel at least 48 hours before the session. No refund after that.',
    'for a cancellation within 48 hours of the start',
    'for a no-show',
    'under 1 hour before the start',
    'cancelled within 24 hours of payment, before the first session, is refunded in full, automatically',
    'unresponsive for 7 days or more',
    'missed at least 25% of the agreed calls',
    'misconduct',
    'consistently unprepared',
    'dissatisfaction',
    'calls that the mentee missed',
    'more than 90 days after the payment',
    '30 days or more after the end of the plan',
    'at least 24 hours before its start',
    'usually takes 5 to 7 working days',
  ])
    expect(text).toContain(fact)
})

test.each([
  [48, '4 hours; 48 hours applies.'],
  [4, '48 hours; 4 hours applies.'],
  [24, '48 hours or 4 hours; 24 hours applies.'],
  [0, '48 hours or 4 hours; the start of the session applies.'],
])('with a window of %i hours the rule in force comes first, the other figure once after it', (hours, ending) => {
  const text = show(RefundPolicyPage, hours)
  const earlier = text.indexOf(`An earlier version of this page said ${ending}`)
  expect(text.indexOf('Full refund if you cancel')).toBeLessThan(earlier)
  expect(text.split('An earlier version').length).toBe(2)
  expect(text.includes('There is no refund')).toBe(hours > 0)
})
