import { describe, expect, it } from 'vitest'
import { doubtsSession, isPartial, withoutFailed } from './answer.ts'

const error = (code: string, ...path: (string | number)[]) => ({ message: 'No', path, extensions: { code } })

describe('an answer in part', () => {
  it('is one where the server failed at something, wherever', () => {
    expect(isPartial({ data: { viewer: null }, errors: [error('SERVICE_UNAVAILABLE', 'viewer', 'sessions')] })).toBe(
      true,
    )
    expect(isPartial({ data: { site: {} }, errors: [error('INTERNAL_SERVER_ERROR', 'site', 'x')] })).toBe(true)
  })

  it('is one where an error has taken the whole root field away, whatever it was', () => {
    expect(isPartial({ data: { viewer: null }, errors: [error('RateLimitedError', 'viewer', 'sessions')] })).toBe(true)
  })

  it('is none where the server refused one field, or nothing failed', () => {
    expect(isPartial({ data: { booking: null }, errors: [error('NotFoundError', 'booking')] })).toBe(false)
    expect(
      isPartial({ data: { mentor: { email: null } }, errors: [error('NotAllowedError', 'mentor', 'email')] }),
    ).toBe(false)
    expect(isPartial({ data: { viewer: null } })).toBe(false)
  })
})

it('loses the fields that failed, or what they have taken away; the rest and true nulls stay', () => {
  const answer = {
    data: { pay: { viewer: null, booking: { note: null, items: [{ a: null, b: 1 }, null] } } },
    errors: [error('SERVICE_UNAVAILABLE', 'pay', 'viewer', 'hold'), error('X', 'pay', 'booking', 'items', 0, 'a')],
  }
  expect(withoutFailed(answer).data).toEqual({ pay: { booking: { note: null, items: [{ b: 1 }, null] } } })
  expect(answer.data.pay.viewer).toBeNull()
})

it('asks to sign in by a typed result or by an error', () => {
  expect(doubtsSession({ data: { changePassword: { __typename: 'NotSignedInError' } } })).toBe(true)
  expect(doubtsSession({ data: null, errors: [error('NotSignedInError')] })).toBe(true)
  expect(doubtsSession({ data: { viewer: null } })).toBe(false)
  expect(doubtsSession({ errors: [error('NotAllowedError')] })).toBe(true)
  expect(doubtsSession({ data: { deleteMentor: { __typename: 'NotAllowedError' } } })).toBe(true)
  expect(doubtsSession({ errors: [error('SERVICE_UNAVAILABLE')] })).toBe(false)
})
