import type { ReactNode } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { hoursText, refundRule, type RefundRule } from '../../../api/rules/money/refunds.ts'
import { PUBLISHED_REFUND_WINDOWS } from '../../../api/rules/policies.ts'
import type { policyFactsQuery } from '../../__generated__/policyFactsQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'

/** What the operator has configured and the pages of text state. */
export interface PolicyFacts {
  readonly supportEmail: string
  readonly supportAddress: string
  /** Hours before a single session until which cancelling is free: what is in force. */
  readonly refundWindowHours: number
}

/** The screen of a page of text: they all ask the same query, so that going from one to the next asks nothing. */
export type TextScreenProps = ScreenProps<policyFactsQuery>

export function usePolicyFacts({ queryRef }: TextScreenProps): PolicyFacts {
  const { site } = usePreloadedQuery<policyFactsQuery>(
    graphql`
      query policyFactsQuery @preloadable {
        site {
          supportEmail
          supportAddress
          refundWindowHours
        }
      }
    `,
    queryRef,
  )
  const { supportEmail, supportAddress, refundWindowHours } = site
  return { supportEmail, supportAddress, refundWindowHours }
}

/** One numbered part of a policy. */
export interface Clause {
  /** Anchor in the URL: `/terms-of-service#refunds`. */
  id: string
  title: string
  text: ReactNode
}

/** Some parts of a policy, with the configured facts in them. */
export type Clauses = (facts: PolicyFacts) => readonly Clause[]

interface Configured {
  /** Hours before a single session until which cancelling is free. */
  readonly refundWindowHours: number
}

const { policy, faq } = PUBLISHED_REFUND_WINDOWS
/** The general rule, without slot or payment, does not depend on the time. */
const ANY_TIME = new Date(0)

/** The rule of a package in its own words, as the server applies it. */
export function ruleOf(packageType: PackageType, { refundWindowHours }: Configured): RefundRule {
  return refundRule({ packageType, windowHours: refundWindowHours }, ANY_TIME)
}

/**
 * The other figure that has been published for a single session, to be said once, muted, after the rule in force:
 * `An earlier version of this answer said 4 hours; 48 hours applies.`
 */
export function earlierFigure(text: 'answer' | 'page', { refundWindowHours: hours }: Configured): string {
  const others = [policy, faq].filter((other) => other !== hours)
  const applies = hours === 0 ? 'the start of the session' : hoursText(hours)
  return `An earlier version of this ${text} said ${others.map(hoursText).join(' or ')}; ${applies} applies.`
}
