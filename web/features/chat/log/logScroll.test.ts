// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LogScroll, type LogPlace } from './logScroll.ts'

/** A log on a screen that lays out by itself: rows below each other, scrolling in whole pixels, as browsers do. */
const VIEW = 400
let rows: { element: HTMLElement; height: number }[]
let box: HTMLElement
let trim: HTMLElement
let place: LogPlace | undefined

const trimmed = () => Number.parseFloat(trim.style.height || '0')
const total = () => trimmed() + rows.reduce((sum, { height }) => sum + height, 0)
const rectOf = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect

function row(height: number): { element: HTMLElement; height: number } {
  const element = document.createElement('div')
  element.dataset['row'] = ''
  const one = { element, height }
  element.getBoundingClientRect = () => {
    const above = rows.slice(0, rows.indexOf(one)).reduce((sum, each) => sum + each.height, trimmed())
    return rectOf(100 + above - box.scrollTop, one.height)
  }
  Object.defineProperty(element, 'offsetHeight', { get: () => Math.round(one.height) })
  return one
}

function show(next: typeof rows): void {
  rows = next
  box.querySelector('[data-chunk]')!.replaceChildren(...rows.map(({ element }) => element))
}

beforeEach(() => {
  let top = 0
  box = document.createElement('div')
  trim = document.createElement('div')
  const chunk = document.createElement('div')
  chunk.dataset['chunk'] = ''
  box.append(trim, chunk)
  document.body.append(box)
  box.getBoundingClientRect = () => rectOf(100, VIEW)
  chunk.getBoundingClientRect = () => rectOf(100 + trimmed() - box.scrollTop, total() - trimmed())
  Object.defineProperty(box, 'clientHeight', { get: () => VIEW })
  Object.defineProperty(box, 'scrollHeight', { get: () => Math.round(total()) })
  Object.defineProperty(box, 'scrollTop', {
    get: () => top,
    set(wanted: number) {
      top = Math.max(0, Math.min(Math.round(wanted), Math.round(total()) - VIEW))
    },
  })
  rows = []
  place = undefined
})
afterEach(() => box.remove())

const start = (count = 40) => {
  show(Array.from({ length: count }, () => row(50.25)))
  const scroll = new LogScroll(box, trim, (now) => (place = now))
  scroll.toBottom()
  return scroll
}
const topOf = (index: number) => rows[index]!.element.getBoundingClientRect().top

test('at the bottom it stays at the bottom, whatever comes', () => {
  const scroll = start()
  expect(place).toEqual({ isAtBottom: true, isFar: false })
  scroll.sync()
  show([...rows, row(300.5), row(80)])
  scroll.hold()
  expect(box.scrollTop).toBe(box.scrollHeight - VIEW)
  // Grown before anyone was asked, as a picture does: that is not the person's scrolling.
  rows[41]!.height = 500
  scroll.sync()
  scroll.hold()
  expect(box.scrollTop).toBe(box.scrollHeight - VIEW)
})

test('elsewhere nothing moves by a pixel when earlier messages come, in whatever heights', () => {
  const scroll = start()
  box.scrollTop = 700
  scroll.sync()
  expect(place).toEqual({ isAtBottom: false, isFar: true })
  const watched = rows[15]!
  for (const height of [50.25, 33.3, 0.5, 1_000.75, 77.7]) {
    const before = watched.element.getBoundingClientRect().top
    scroll.sync()
    show([row(height), row(20.1), ...rows])
    scroll.hold()
    expect(watched.element.getBoundingClientRect().top).toBeCloseTo(before, 2)
    expect(trimmed()).toBeLessThan(1)
  }
})

test('new messages below move nothing', () => {
  const scroll = start()
  box.scrollTop = 700
  scroll.sync()
  const before = topOf(15)
  show([...rows, row(60), row(60)])
  scroll.hold()
  expect(topOf(15)).toBe(before)
})

test('what grows while a person scrolls is taken back, the scrolling is not', () => {
  const scroll = start()
  box.scrollTop = 700
  scroll.sync()
  const before = topOf(20)
  rows[2]!.height += 120
  box.scrollTop -= 30
  scroll.sync()
  expect(topOf(20)).toBeCloseTo(before + 30, 2)
})

test('scrolling up leaves the bottom, coming back returns to it', () => {
  const scroll = start()
  box.scrollTop -= 100
  scroll.sync()
  expect(place?.isAtBottom).toBe(false)
  box.scrollTop += 90
  scroll.sync()
  expect(place?.isAtBottom).toBe(true)
  show([...rows, row(60)])
  scroll.hold()
  expect(box.scrollTop).toBe(box.scrollHeight - VIEW)
})

test('it opens a little above an element, and at the bottom where that is in view anyway', () => {
  const scroll = start()
  scroll.toElement(rows[10]!.element)
  expect(Math.abs(topOf(10) - 148)).toBeLessThanOrEqual(0.5)
  expect(place?.isAtBottom).toBe(false)
  scroll.toElement(rows[38]!.element)
  expect(place?.isAtBottom).toBe(true)
})

test('a message comes into view by the shortest way', () => {
  const scroll = start()
  box.scrollTop = 700
  scroll.sync()
  scroll.reveal(rows[5]!.element)
  expect(Math.abs(topOf(5) - 100)).toBeLessThanOrEqual(0.5)
  scroll.reveal(rows[25]!.element)
  expect(Math.abs(topOf(25) + 50.25 - 100 - VIEW)).toBeLessThanOrEqual(0.5)
  const before = box.scrollTop
  scroll.reveal(rows[23]!.element)
  expect(box.scrollTop).toBe(before)
})

test('the message that was held may go', () => {
  const scroll = start()
  box.scrollTop = 700
  scroll.sync()
  show(rows.filter(({ element }) => element !== scroll.rowInView()))
  expect(() => scroll.hold()).not.toThrow()
  expect(place?.isAtBottom).toBe(false)
})
