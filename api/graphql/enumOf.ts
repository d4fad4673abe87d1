import { builder } from './builder.ts'

/** An enum whose values the graph writes in capitals: each of them with its description. */
export const enumOf = <Value extends string>(name: string, description: string, values: Record<Value, string>) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(values).map(([value, said]) => [value.toUpperCase(), { value, description: said }]),
    ) as unknown as Record<Uppercase<Value>, { value: Value; description: string }>,
  })
