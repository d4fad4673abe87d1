import type { ReactNode } from 'react'
import type { PolicyFacts } from './policyFacts.ts'

/** One numbered part of a policy. */
export interface Clause {
  /** Anchor in the URL: `/terms-of-service#refunds`. */
  id: string
  title: string
  text: ReactNode
}

/** Some parts of a policy, with the configured facts in them. */
export type Clauses = (facts: PolicyFacts) => readonly Clause[]
