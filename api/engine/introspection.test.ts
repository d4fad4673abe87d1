/** Introspection is open, within limits of its own. */
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import type { App } from '../app.ts'
import { asGuest } from '../testing/client.ts'

const client = asGuest({ log: { info: () => {}, warn: () => {}, error: () => {} } } as unknown as App)
const errorOf = async (query: string) => (await client.run(query)).errors?.[0]?.message
const ofTypes = (count: number) => `${'ofType { '.repeat(count)} name ${'}'.repeat(count)}`

test('tools ask for all of it, with every option that they have', async () => {
  const everything = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    experimentalDirectiveDeprecation: true,
    oneOf: true,
  })
  for (const query of [everything, getIntrospectionQuery()]) {
    const { data, errors } = await client.run<IntrospectionQuery>(query)
    expect(errors).toBeUndefined()
    expect(buildClientSchema(data).getQueryType()?.getFields()).toHaveProperty('mentors')
  }
})

test('16 fields below __schema or __type pass, 17 do not, also through fragments', async () => {
  const named = (count: number) => `{ __type(name: "Mentor") { ${ofTypes(count)} } }`
  expect(await errorOf(named(15))).toBeUndefined()
  expect(await errorOf(named(16))).toBe('The introspection depth limit of 16 is exceeded: 17')
  const split = (count: number) =>
    `{ __type(name: "Mentor") { ofType { ...A } } } fragment A on __Type { ${ofTypes(7)} ofType { ...B } } fragment B on __Type { ${ofTypes(count)} }`
  expect(await errorOf(split(13))).toBeUndefined()
  expect(await errorOf(split(14))).toBe('The introspection depth limit of 16 is exceeded: 17')
  // In an operation on a root that is introspected by a fragment.
  expect(await errorOf(`{ ...Q } fragment Q on Query { __schema { types { ${ofTypes(15)} } } }`)).toMatch(
    /depth limit of 16/,
  )
  // A fragment that nothing uses is validated all the same.
  expect(await errorOf(`{ __typename } fragment A on __Type { ${ofTypes(16)} }`)).toMatch(/depth limit of 16/)
})

test('two a document pass, three do not, also through fragments', async () => {
  const schemas = (count: number) =>
    Array.from({ length: count }, (_, i) => `a${i}: __schema { queryType { name } }`).join(' ')
  expect(await errorOf(`{ ${schemas(2)} }`)).toBeUndefined()
  expect(await errorOf(`{ ${schemas(3)} }`)).toBe('The introspection limit of 2 is exceeded: 3')
  expect(
    await errorOf(
      `{ ${schemas(1)} ...Q } fragment Q on Query { a: __typename ...R b: __type(name: "Mentor") { name } } fragment R on Query { c: __type(name: "Slot") { name } }`,
    ),
  ).toBe('The introspection limit of 2 is exceeded: 3')
})

test('what it answers is weighed with the size of this schema', async () => {
  const fields = Array.from({ length: 20 }, (_, i) => `f${i}: fields { type { fields { args { type { name } } } } }`)
  expect(await errorOf(`{ __schema { types { ${fields.join(' ')} } } }`)).toMatch(/^The cost limit of 5500 is exceeded/)
})
