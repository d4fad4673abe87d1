import { css, styled } from 'styled-components'
import { formatRupees } from '../../api/rules/format.ts'

/** Money is Inter 650 tabular, not mono: there the dotted zero reads as a struck-out price. */
export const moneyStyles = css`
  font: 650 1em/1.3 var(--text);
  font-feature-settings: 'tnum', 'calt';
  letter-spacing: -0.012em;
  white-space: nowrap;
`

/** An amount in paise, shown in rupees: 149900 is ₹1,499. */
export function Money({ paise, className }: { paise: number; className?: string }) {
  return <Amount className={className}>{formatRupees(paise)}</Amount>
}

const Amount = styled.span`
  ${moneyStyles}
`
