/** What is measured: the same question to each server that can answer it. */
import type { Request } from '../measure/connection.ts'

export const CONTENDERS = [
  'bare',
  'product',
  'cached',
  'mercurius',
  'express',
  'postgraphile',
  'rest',
  'small',
] as const
/** `cached` is the product with its cache of anonymous answers, `rest` its REST call, `small` the product over 2,000 mentors. */
export type Contender = (typeof CONTENDERS)[number]

export interface Case {
  /** For `--only`. */
  key: string
  name: string
  asked: Partial<Record<Contender, Request>>
  /** What the others are compared with; the bare server unless said. */
  base?: Contender
  /** What is wanted of the product, as the table says it. */
  target: string
  /** Of which figure the target speaks; CPU unless said. */
  figure?: 'time'
  /** Asked one after another, as one person waits for it. */
  alone?: boolean
  /** Why a server is left out, or what is left out of the answer. */
  note?: string
  /** Answers are equal by nature, or cannot be compared. */
  differs?: boolean
}

export const graphql = (query: string, variables: object = {}, headers: Record<string, string> = {}): Request => ({
  path: '/graphql',
  body: { query, variables },
  headers,
})

/** The same for servers that have an address for each question: all of them parse what is posted. */
export const plain = (path: string, variables: object = {}, headers: Record<string, string> = {}): Request => ({
  path,
  body: variables,
  headers,
})
