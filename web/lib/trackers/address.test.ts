// @vitest-environment node
import { expect, test } from 'vitest'
import { setOwnPaths } from '../tracking.ts'
import { isTrackable, isTrackableSearch, trackablePath, trackableReferrer } from './address.ts'

setOwnPaths([
  '/',
  '/mentors',
  '/mentor/:id',
  '/booking/:mentorId',
  '/workshops',
  '/workshop-registration/:id',
  '/workshop-tickets/:code',
  '/reset-password',
  '/confirm-email',
  '/auth',
])
const ORIGIN = 'https://plumbline.example'

test.each([
  ['/', '/'],
  ['/mentor/12', '/mentor/12'],
  ['/Booking/3', '/Booking/3'],
  ['/control-room', '/404'],
  ['/workshop-tickets/5f0c1d2e', '/workshop-tickets/:code'],
  ['/asha@example.in', '/404'],
])('the path %s is told as %s', (path, told) => {
  expect(trackablePath(path)).toBe(told)
})

test.each([
  ['/', true],
  ['/mentors?search=beam%20design&available=true', true],
  ['/booking/3?package=advanced&start=2026-12-01&step=pay', true],
  ['/?utm_source=mail&fbclid=x', true],
  ['/mentors?search=asha%40example.in', false],
  ['/auth?returnTo=%2Fbooking%2F3', false],
  ['/reset-password?token=abc', false],
  ['/workshops?branch=Civil%20Engineering', true],
  ['/workshop-tickets/5f0c1d2e', false],
  ['/workshop-registration/7?offer=5f0c1d2e', false],
  ['/control-room', false],
  ['/mentors?unknown=1', false],
])('the address %s as a whole: %s', (address, expected) => {
  expect(isTrackable(ORIGIN + address)).toBe(expected)
})

test.each([
  ['', ''],
  ['https://www.google.com/search?q=plumbline+asha', 'https://www.google.com/'],
  [`${ORIGIN}/auth?returnTo=%2Fbooking%2F3`, `${ORIGIN}/auth`],
  [`${ORIGIN}/control-room`, `${ORIGIN}/404`],
  [`${ORIGIN}/workshop-tickets/5f0c1d2e`, `${ORIGIN}/workshop-tickets/:code`],
])('the referrer %s is told as %s', (referrer, told) => {
  expect(trackableReferrer(referrer, ORIGIN)).toBe(told)
})

test.each([
  ['prestressed concrete', true],
  ['IS 456', true],
  ['asha@example.in', false],
  ['+91 98765 43210', false],
  ['98-76-54-32', false],
])('the search %s: %s', (text, expected) => {
  expect(isTrackableSearch(text)).toBe(expected)
})
