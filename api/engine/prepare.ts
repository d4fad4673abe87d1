/** From a text to a document that may be run, or to what is wrong with it. */
import { GraphQLError, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { LIMITS, limitError, limitsOf } from './limits.ts'
import { requestFailure } from './masking.ts'
import { refuseNulIn } from './nul.ts'
import type { Prepared, PreparedCache } from './prepared.ts'
import { CHARACTERS_A_UNIT } from './variables.ts'

/** Tokens that take about as long to read and validate as one object takes to answer. */
const TOKENS_A_UNIT = 4
/** Of the shortest tokens and what parts them. */
const CHARACTERS_A_TOKEN = 2

/** Parses and validates, once a text while it is remembered; throws a GraphQLError for a text that is too much or none. */
export function preparer(schema: GraphQLSchema, cache: PreparedCache): (text: string) => Prepared {
  return (text) => {
    const known = cache.find(text)
    if (known) return known
    refuseNulIn(text)
    const document = parseWithin(text)
    const tooMuch = limitsOf(document)
    if (tooMuch[0]) throw tooMuch[0]
    const prepared = {
      document,
      errors: validate(schema, document, undefined, { maxErrors: LIMITS.errors }).map(requestFailure),
      costs: new Map(),
      selections: new Map(),
      // A few tokens can be long: names and texts.
      preparing: costOfReading(document.tokenCount ?? 0, text),
    }
    cache.add(text, prepared)
    return prepared
  }
}

const costOfReading = (tokens: number, text: string) =>
  Math.ceil(Math.max(tokens / TOKENS_A_UNIT, text.length / CHARACTERS_A_UNIT))

/** The most that it takes to find a text too much or none: nobody knows where in it the parser gave up. */
export const costOfRefusingText = (text: string): number =>
  costOfReading(Math.min(text.length / CHARACTERS_A_TOKEN, LIMITS.tokens), text)

/** What is still to be charged for preparing a document: that is done once for all who ask it. */
export function preparingOf(prepared: Prepared | undefined): number {
  if (!prepared) return 0
  const { preparing } = prepared
  prepared.preparing = 0
  return preparing
}

function parseWithin(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens, maxComments: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && /more th[a-z]+ \d+ tokens/i.test(error.message))
      throw limitError(`The token limit of ${LIMITS.tokens} is exceeded`)
    throw error instanceof GraphQLError ? requestFailure(error) : error
  }
}
