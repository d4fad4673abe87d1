/**
 * Takes over the styles that the server has put into the page. styled-components itself would write all of them again
 * into an element of its own, and with that the style of every element of the page is worked out anew.
 *
 * A module that does it when it is loaded, before any component is made: the order of the server's rules is then that of
 * the components.
 */
import { __PRIVATE__ } from 'styled-components'

const { mainSheet, StyleSheet } = __PRIVATE__

/** The rule that ends each component's, with its id and the names of its classes. */
const END = /^data-styled\.g\d+\[id="(?<id>.+)"\]$/
/** Stands for a rule that is there already. */
const THERE = ''

/** Where the styles are written by rules, as in a build. */
interface RulesTag {
  element: HTMLStyleElement
  sheet: CSSStyleSheet
  length: number
}

/** Makes `element` the place where `styles` writes. Rules that the browser does not know are not in it, and not counted. */
export function takeStyles(element: HTMLStyleElement | null, styles = mainSheet): void {
  if (!element?.sheet) return
  const grouped = styles.getTag()
  const tag = grouped.tag as typeof grouped.tag & RulesTag
  grouped.tag = { length: 0, insertRule: () => true, deleteRule: () => {}, getRule: () => THERE }
  let count = 0
  for (const rule of element.sheet.cssRules) {
    count++
    const id = rule instanceof CSSStyleRule && END.exec(rule.selectorText)?.groups?.['id']
    if (!id) continue
    StyleSheet.registerId(id)
    const names = rule.style.getPropertyValue('content').slice(1, -1).split(',').filter(Boolean)
    for (const name of names) styles.registerName(id, name)
    styles.insertRules(id, names[0] ?? id, Array<string>(count).fill(THERE))
    count = 0
  }
  tag.element.remove()
  element.dataset['styled'] = 'active'
  grouped.tag = Object.assign(tag, { element, sheet: element.sheet, length: element.sheet.cssRules.length })
}

takeStyles(document.querySelector<HTMLStyleElement>('style[data-drawn]'))
