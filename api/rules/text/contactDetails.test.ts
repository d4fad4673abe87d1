import { expect, test } from 'vitest'
import { firstNameOf, hasContactDetails, namesPerson } from './contactDetails.ts'

test.each([
  'Call me on 98200 12345.',
  'My number is +91-98200-12345',
  'संपर्क ९८२०० १२३४५',
  'ravi@test.example helps',
  'ravi at gmail dot com',
  'Find me as @ravi_builds',
  'See https://evil.example',
  'www.evil.example has more',
  'Look at bit.ly/abc',
  'All on ravibuilds.com',
  'My site is ravi.in',
])('%s is a contact detail', (text) => expect(hasContactDetails(text)).toBe(true))

test.each([
  'Explained IS 456:2000 and IS 1893 (2016) in 45 minutes.',
  'Went well.In the end I chose M.Tech. over a job, e.g. at a plant.',
  'Paid ₹1,200 and it was worth 10 times that; 5/5.',
  'We met at 10.30 am on 28 Nov 2026, on Node.js and ASP.NET.',
])('%s is none', (text) => expect(hasContactDetails(text)).toBe(false))

test('a name counts as it is written, word by word', () => {
  expect(namesPerson('Thanks, Jain!', 'Ravi Jain')).toBe(true)
  expect(namesPerson('I will come again', 'Will Das')).toBe(false)
  expect(namesPerson('Ravindra is another', 'Ravi Jain')).toBe(false)
  expect(['Ravi Jain', 'S. Karthik', 'R.'].map(firstNameOf)).toEqual(['Ravi', 'Karthik', 'R.'])
})
