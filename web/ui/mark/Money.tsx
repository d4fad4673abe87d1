import { styled } from 'styled-components'
import { formatRupees } from '../../../api/rules/text/format.ts'
import { moneyStyles } from './moneyStyles.ts'

/** An amount in paise, shown in rupees: 149900 is ₹1,499. */
export function Money({ paise, className }: { paise: number; className?: string }) {
  return <Amount className={className}>{formatRupees(paise)}</Amount>
}

const Amount = styled.span`
  ${moneyStyles}
`
