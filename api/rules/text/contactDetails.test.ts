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
  'RAVIBUILDS.IN or Ravibuilds.Com',
  'ravibuilds.net',
  'ravibuilds。com',
  'ravi [at] test [dot] in',
  'Telegram: ravi_builds',
  'Call 9️⃣8️⃣2️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣',
  '98200/12345',
  '98200–12345, or 98200_12345',
  '9,8,2,0,0,1,2,3,4,5',
  'nine eight two double zero one two three four five',
])('%s is a contact detail', (text) => expect(hasContactDetails(text)).toBe(true))

test.each([
  'Explained IS 456:2000 and IS 1893 (2016) in 45 minutes.',
  'Went well.In the end I chose M.Tech. over a job, e.g. at a plant.',
  'Paid ₹1,200 and it was worth 10 times that; 5/5.',
  'From 28/11/2026, 10:30 to 11:15: IS 456:2000, 1893:2016 and 875 (Part 3), all three.',
  'He answered on WhatsApp, 25 minutes later.',
  'One or two of the four to five load cases, on VB.NET; we put a dot in the cell. WhatsApp: was not needed.',
  'We met at 10.30 am on 28 Nov 2026, on Node.js and ASP.NET.',
])('%s is none', (text) => expect(hasContactDetails(text)).toBe(false))

test('a name counts word by word, in capitals or not; one that is a word too as it is written', () => {
  expect(namesPerson('Thanks, Jain!', 'Ravi Jain')).toBe(true)
  expect(namesPerson('thank you ravi', 'Ravi Jain')).toBe(true)
  expect(namesPerson('RAVI came', 'ravi jain')).toBe(true)
  expect(namesPerson('Thanks, Will', 'Will Das')).toBe(true)
  expect(namesPerson('I will come again', 'Will Das')).toBe(false)
  expect(namesPerson('Ravindra is another', 'Ravi Jain')).toBe(false)
  expect(['Ravi Jain', 'S. Karthik', 'R.', '@ravi_builds Jain', 'R9820012345x'].map(firstNameOf)).toEqual([
    'Ravi',
    'Karthik',
    'R.',
    'A mentee',
    'A mentee',
  ])
})
