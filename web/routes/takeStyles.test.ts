import { __PRIVATE__ } from 'styled-components'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeStyles } from './takeStyles.ts'

const { StyleSheet } = __PRIVATE__

/** As the server writes it: the rules of a component, and one with its id and the names of its classes. */
const DRAWN = `
.one{color:red;}.one:hover{color:blue;}@media (max-width:640px){.two{margin:0;}}
data-styled.g3[id="base"]{content:"one,two,"}
.three{color:green;}
data-styled.g7[id="wide"]{content:"three,"}`

const asInABuild = () => new StyleSheet({ useCSSOMInjection: true })
const styles = () => [...document.head.querySelectorAll('style')]
const rulesOf = (element: HTMLStyleElement) => [...element.sheet!.cssRules].map(({ cssText }) => cssText)

function drawn(text: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.append(text)
  document.head.append(element)
  return element
}

// Before: the page has the styles of the files that ran first. After: the files that run next must not keep these.
beforeEach(() => document.head.replaceChildren())
afterEach(() => document.head.replaceChildren())

test('keeps the element of the server and what stands in it', () => {
  const element = drawn(DRAWN)
  const before = rulesOf(element)
  const sheet = asInABuild()
  takeStyles(element, sheet)
  expect(styles()).toEqual([element])
  expect(rulesOf(element)).toEqual(before)
  for (const [id, name] of [
    ['base', 'one'],
    ['base', 'two'],
    ['wide', 'three'],
  ] as const)
    expect(sheet.hasNameForId(id, name)).toBe(true)
  expect(sheet.hasNameForId('wide', 'one')).toBe(false)
})

test('puts what comes later behind its component’s, before those that extend it', () => {
  const element = drawn(DRAWN)
  const sheet = asInABuild()
  takeStyles(element, sheet)
  sheet.insertRules('wide', 'four', ['.four{color:black;}'])
  sheet.insertRules('base', 'five', ['.five{color:white;}'])
  sheet.insertRules('new', 'six', ['.six{color:grey;}'])
  const order = rulesOf(element).join(' ')
  const places = ['.two', 'id="base"', '.five', '.three', 'id="wide"', '.four', '.six'].map((part) =>
    order.indexOf(part),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('is not thrown off by a rule that the browser does not know', () => {
  const element = drawn(`.one{color:red;}.one:-unknown-thing(::){color:red;}${DRAWN}`)
  const sheet = asInABuild()
  takeStyles(element, sheet)
  const { length } = rulesOf(element)
  sheet.insertRules('new', 'six', ['.six{color:grey;}'])
  expect(rulesOf(element).at(-1)).toContain('.six')
  expect(rulesOf(element)).toHaveLength(length + 1)
})

test('leaves a page without drawn styles to the library', () => {
  const sheet = asInABuild()
  takeStyles(null, sheet)
  sheet.insertRules('base', 'one', ['.one{color:red;}'])
  expect(styles()).toHaveLength(1)
})
