import fc from 'fast-check'

/** One of what there is, whatever its number. */
export const which = fc.nat({ max: 5 })

/** A step by its name, with what it needs. */
export const step = <N extends string, T>(name: N, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record({ step: fc.constant(name), ...fields } as never) as fc.Arbitrary<{ step: N } & T>
