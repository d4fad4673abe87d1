/** What all changes of a booking have in common in the graph. */
import type { InputFieldMap } from '@pothos/core'
import type { z } from 'zod/mini'
import type { Context } from '../../graphql/context.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { mutation, type Input, type InputFields } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'

type BookingInput<Read> = Omit<Input<InputFieldMap, Read>, 'argument'>

/** An input that names a booking, with the fields of its schema. */
export const bookingInput = <Read extends { bookingId: number }>(
  description: string,
  schema: z.ZodMiniType<Read>,
  fields: (t: InputFields) => InputFieldMap = () => ({}),
): BookingInput<Read> => ({
  description,
  fields: (t) => ({ bookingId: t.int({ description: 'Numeric id of the booking.' }), ...fields(t) }),
  schema,
})

interface Change<Read extends { bookingId: number }> {
  /** The kinds of account that may ask. */
  by: readonly ('mentor' | 'mentee' | 'admin')[]
  description: string
  input: BookingInput<Read>
  /** What the input holds, in a few words. */
  given: string
  /** What is true then. */
  done: string
  /** Describes the booking in the answer. */
  shown?: string
  /** How it fails, if not only like every change of a booking. */
  errors?: readonly (new (...given: never[]) => Error)[]
  change(context: Context, input: Read): Promise<void>
}

const ERRORS = [...CHANGE_ERRORS, BookingNotOpenError]

/** A mutation that changes a booking and answers it as it is then. */
export function bookingChange<Read extends { bookingId: number }>(
  name: string,
  { by, description, input, given, done, shown = 'The booking as it is now.', errors = ERRORS, change }: Change<Read>,
): void {
  mutation(name, {
    description,
    authScopes: Object.fromEntries(by.map((kind) => [kind, true])),
    errors,
    input: { ...input, argument: given },
    async resolve(context, asked) {
      await change(context, asked)
      return { bookingId: asked.bookingId }
    },
    payload: { description: done, fields: (t) => ({ booking: rowNow(t, 'Booking', 'bookingId', shown) }) },
  })
}
