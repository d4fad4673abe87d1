/** What all changes of a booking have in common in the graph. */
import type { InputFieldMap } from '@pothos/core'
import type { z } from 'zod/mini'
import { builder } from '../../graphql/builder.ts'
import type { Context } from '../../graphql/context.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'

type Types = typeof builder.$inferSchemaTypes
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** An input that names a booking, with the fields of its schema. */
export const bookingInput = <Read extends { bookingId: number }>(
  name: string,
  description: string,
  schema: z.ZodMiniType<Read>,
  fields: (t: InputFields) => InputFieldMap = () => ({}),
) =>
  builder
    .inputType(name, {
      description,
      fields: (t) => ({ bookingId: t.int({ description: 'Numeric id of the booking.' }), ...fields(t) }),
    })
    .validate(schema)

interface Change<Input extends { bookingId: number }> {
  /** The kinds of account that may ask. */
  by: readonly ('mentor' | 'mentee' | 'admin')[]
  description: string
  input: PothosSchemaTypes.InputObjectRef<Types, Input>
  /** What the input holds, in a few words. */
  given: string
  /** What is true then. */
  done: string
  /** Describes the booking in the answer. */
  shown?: string
  /** How it fails, if not only like every change of a booking. */
  errors?: readonly (new (...given: never[]) => Error)[]
  change(context: Context, input: Input): Promise<void>
}

const ERRORS = [...CHANGE_ERRORS, BookingNotOpenError]

/** A mutation that changes a booking and answers it as it is then. */
export function bookingChange<Input extends { bookingId: number }>(
  name: string,
  { by, description, input, given, done, shown = 'The booking as it is now.', errors = ERRORS, change }: Change<Input>,
): void {
  const payload = builder
    .objectRef<{ bookingId: number }>(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`)
    .implement({ description: done, fields: (t) => ({ booking: rowNow(t, 'Booking', 'bookingId', shown) }) })
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      authScopes: Object.fromEntries(by.map((kind) => [kind, true])),
      description,
      errors: { types: [...errors] },
      args: { input: t.arg({ type: input, description: given }) },
      resolve: async (_root, args, context) => {
        const { input: asked } = args as unknown as { input: Input }
        await change(context, asked)
        return { bookingId: asked.bookingId }
      },
    }),
  )
}
