/** Values of a form: what JSON can hold, lists and objects too. */

/** Where a value stands: the name of a field, or a dotted path into it, such as `links.0.url`. */
export type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`

/** The value at a path; undefined if nothing is there. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], values)
}

/** A copy with another value at a path. */
export function withValue<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withValue(valueAt(values, key) as object, rest.join('.'), value) : value
  const copy: object = Array.isArray(values) ? [...values] : { ...values }
  return Object.assign(copy, { [key]: inner }) as Values
}

/** Whether two values are equal, lists item by item. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Whether a path is that of a field, or leads into it. */
export function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
