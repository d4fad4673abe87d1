/**
 * Styles that the server has made before: to make them of their text takes a fifth of drawing a page, and they come out
 * the same for everybody. What is kept holds no more than a style sheet does.
 */
import type { ServerStyleSheet } from 'styled-components'

type Sheet = ServerStyleSheet['instance']
type Rules = Parameters<Sheet['insertRules']>[2]

/** All pages have about a thousand; the oldest goes first. */
const MOST = 3_000
const known = new Map<string, Rules>()

/** The same sheet, which takes known rules instead of having them made. A class name is the hash of its styles, so one name never means two. */
export function withKnownStyles(sheet: ServerStyleSheet): ServerStyleSheet {
  const { instance } = sheet
  const hasName = instance.hasNameForId.bind(instance)
  const insert = instance.insertRules.bind(instance)
  instance.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true
    const rules = known.get(`${id} ${name}`)
    if (rules === undefined) return false
    insert(id, name, rules)
    return true
  }
  instance.insertRules = (id, name, rules) => {
    insert(id, name, rules)
    // Global styles are called after their place in the page and not after what they say.
    if (!name.startsWith(id)) remember(`${id} ${name}`, rules)
  }
  return sheet
}

function remember(key: string, rules: Rules): void {
  known.set(key, rules)
  const [oldest] = known.size > MOST ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}
