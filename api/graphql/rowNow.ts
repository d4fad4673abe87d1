/** What is asked of the rows of any model in the same way. */
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { builder } from './builder.ts'

interface Rows {
  findMany(asked: object): Promise<never[]>
  findUniqueOrThrow(asked: object): Promise<never>
  count(asked: object): Promise<number>
}

/** The rows of a model: Prisma has a type of its own for each. */
export const rowsOf = (db: Database, model: Prisma.ModelName): Rows =>
  (db as unknown as Record<string, Rows>)[model.charAt(0).toLowerCase() + model.slice(1)]!

type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>

/** A field of a payload or an error: the row whose number is in it, as it is when the answer is read. */
export const rowNow = <Parent extends object>(
  t: FieldsOf<Parent>,
  model: Prisma.ModelName,
  key: keyof Parent,
  description: string,
) =>
  (t as FieldsOf<object>).prismaField({
    // One type stands for all of them here: what they are asked is the same.
    type: model as 'Mentor',
    description,
    resolve: (query, payload, _args, { db }) =>
      rowsOf(db, model).findUniqueOrThrow({ ...query, where: { id: (payload as Parent)[key] } }),
  })
