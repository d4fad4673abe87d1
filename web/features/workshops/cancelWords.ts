import { formatRupees } from '../../../api/rules/text/format.ts'
import { peopleText } from './peopleText.ts'

/** What the server says that cancelling gives back. */
export interface CancelRefunds {
  /** Paise, of all together. */
  readonly amount: number
  /** Registrations of which something goes back. */
  readonly count: number
}

/** Null and undefined of a workshop of which that is not shown. */
type Refunds = CancelRefunds | null | undefined

/** What cancelling a workshop means for so many registered people. */
export function cancelConsequence(registered: number, refunds: Refunds): string {
  const lost = 'A cancelled workshop can’t be opened again.'
  if (registered === 0) return `Nobody is registered yet. ${lost}`
  const are = `${peopleText(registered)} ${registered === 1 ? 'is' : 'are'} registered.`
  const whom = registered === 1 ? 'them' : 'all of them'
  const back = refunds?.amount ? ` We refund ${refundText(refunds)}.` : ''
  return `${are} We let ${whom} know.${back} ${lost}`
}

/** What happens once it is cancelled. */
export function cancelledText(registered: number, refunds: Refunds): string {
  if (registered === 0) return 'Registration is closed.'
  return `We’re emailing ${peopleText(registered)}${refunds?.amount ? ` and refunding ${refundText(refunds)}` : ''}.`
}

/** `₹1,497 in all, to 3 people`. */
const refundText = ({ amount, count }: CancelRefunds) =>
  `${formatRupees(amount)}${count === 1 ? '' : ' in all'}, to ${peopleText(count)}`
