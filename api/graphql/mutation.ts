import type { FieldMap, InputFieldMap, InputShapeFromFields } from '@pothos/core'
import type { StandardSchemaV1 } from '@pothos/plugin-validation'
import type { UserError } from '../rules/userErrors.ts'
import { builder, capitalized } from './builder.ts'
import type { Context } from './context.ts'
import type { FieldCost } from './declared.ts'

type Types = typeof builder.$inferSchemaTypes

export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** The type `NameInput`. */
export interface Input<Fields extends InputFieldMap, Given> {
  /** Of the type, where several mutations take the same. */
  name?: string
  description: string
  /** Of the argument `input`. */
  argument: string
  fields(t: InputFields): Fields
  /** Checks what came, and makes of it what `resolve` is given. */
  schema?: StandardSchemaV1<unknown, Given>
}

/** The type `NamePayload`. */
export interface Payload<Answer extends object> {
  description: string
  fields(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Answer>): FieldMap
}

interface Mutation<Fields extends InputFieldMap, Given, Answer extends object> {
  description: string
  authScopes: Partial<Types['AuthScopes']>
  cost?: FieldCost
  unauthorizedError?: () => UserError
  /** What it may answer instead. */
  errors?: readonly unknown[]
  input?: Input<Fields, Given>
  resolve(context: Context, input: Given): Answer | Promise<Answer>
  payload: Payload<NoInfer<Answer>>
}

/** Adds a field to `Mutation`, with the types of what it takes and what it answers. */
export function mutation<Answer extends object, Fields extends InputFieldMap, Given = InputShapeFromFields<Fields>>(
  name: string,
  { errors, input, resolve, payload, ...options }: Mutation<Fields, Given, Answer>,
): void {
  const type = builder.objectRef<Answer>(`${capitalized(name)}Payload`).implement(payload)
  const taken = input && inputType(input.name ?? `${capitalized(name)}Input`, input)
  builder.mutationField(name, (t) =>
    t.field({
      ...options,
      type,
      ...(errors && { errors: { types: errors } }),
      ...(input && { args: { input: t.arg({ type: taken as never, description: input.argument }) } }),
      resolve: (_root: unknown, args: { input: Given }, context: Context) => resolve(context, args.input),
    } as never),
  )
}

const inputTypes = new Map<string, unknown>()

function inputType<Fields extends InputFieldMap, Given>(
  name: string,
  { description, fields, schema }: Input<Fields, Given>,
): unknown {
  const made = inputTypes.get(name)
  if (made) return made
  const type = builder.inputType(name, { description, fields })
  const checked = schema ? type.validate(schema) : type
  inputTypes.set(name, checked)
  return checked
}
