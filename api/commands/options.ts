/** The options of a command, each at most once. */
import { parseArgs } from 'node:util'
import type { z } from 'zod/mini'
import { issuesOf } from '../rules/inputs/fields/issues.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { CommandError } from './command.ts'

type Options = Record<string, { type: 'string' | 'boolean' }>

/** What stands behind the command; anything that it does not know is told with how it is used. */
export function readOptions<Known extends Options>(options: Known, usage: string) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values
  } catch {
    throw new CommandError(usage)
  }
}

/** What a schema makes of it; ValidationError otherwise. */
export function checked<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value {
  const result = schema.safeParse(given)
  if (!result.success) throw new ValidationError(issuesOf(result.error))
  return result.data
}
