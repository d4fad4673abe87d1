import { formatRupees } from '../../../api/rules/format.ts'
import { peopleText } from './peopleText.ts'

/** What cancelling a workshop means for so many registered people, who each paid `price` paise. */
export function cancelConsequence(count: number, price: number): string {
  const lost = 'A cancelled workshop can’t be opened again.'
  if (count === 0) return `Nobody is registered yet. ${lost}`
  const are = `${peopleText(count)} ${count === 1 ? 'is' : 'are'} registered.`
  const whom = count === 1 ? 'them' : 'all of them'
  const gets = count === 1 ? 'They get' : 'Each gets'
  const back = price === 0 ? '' : ` ${gets} the ${formatRupees(price)} they paid back in full.`
  return `${are} We let ${whom} know.${back} ${lost}`
}

/** What happens once it is cancelled. */
export function cancelledText(count: number, price: number): string {
  if (count === 0) return 'Nobody can register any more.'
  return `We’re emailing ${peopleText(count)}${price > 0 ? ` and returning ${formatRupees(price)} to each` : ''}.`
}
