import { graphql, readInlineData } from 'react-relay'
import type { PackageType } from '../../../api/rules/money/money.ts'
import type { price_mentor$key } from '../../__generated__/price_mentor.graphql.ts'

const fragment = graphql`
  fragment price_mentor on Mentor @inline {
    starterPrice
    advancedPrice
  }
`

/** What a package of this mentor costs, in paise. */
export function priceOf(key: price_mentor$key, packageType: PackageType): number {
  const { starterPrice, advancedPrice } = readInlineData(fragment, key)
  return packageType === 'starter' ? starterPrice : advancedPrice
}
