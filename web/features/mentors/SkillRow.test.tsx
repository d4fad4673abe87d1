import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SkillRow } from './MentorCard.tsx'

/** Lays tags out as a row with room for `places` would: the others go to the next line. */
function roomFor(places: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const index = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0
    return index < places ? 0 : 32
  })
}

afterEach(() => vi.restoreAllMocks())

test('what does not fit counts as rest', () => {
  roomFor(2)
  render(<SkillRow skills={['Finite elements', 'Fatigue', 'Damage tolerance', 'Ansys']} />)
  expect(screen.getByText('+2')).toBeTruthy()
  expect(screen.getByText('and 2 more')).toBeTruthy()
})

test('the first skill stays, however long', () => {
  roomFor(1)
  render(<SkillRow skills={['Electronics and communication', 'SLD']} />)
  expect(screen.getByText('+1')).toBeTruthy()
})
