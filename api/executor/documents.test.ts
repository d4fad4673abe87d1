import { parse, validateExecutionArgs } from 'graphql'
import { expect, test } from 'vitest'
import persisted from '../../web/persisted.json' with { type: 'json' }
import { routes } from '../features.ts'
import { bothOf } from '../rest/route.ts'
import { schema as ours } from '../schema.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { argsOf, bothWays, expectAlike } from './alike.testing.ts'

test('the documents of our client and REST calls are answered alike, with and without a session', async () => {
  const { app, db } = await testApp()
  const mentor = await makeMentor(db)
  const mentee = await makeMentee(db)
  const values: Record<string, unknown> = {
    Int: mentor.id,
    String: 'a',
    ID: btoa(`Mentor:${mentor.id}`),
    Boolean: true,
    Date: '2030-01-01',
  }
  const texts = [
    ...Object.values(persisted as Record<string, string>),
    ...routes.flatMap(bothOf).map(({ document }) => document),
  ]
  let compared = 0
  for (const text of new Set(texts)) {
    const operation = parse(text).definitions.find((one) => one.kind === 'OperationDefinition')
    if (operation?.operation !== 'query') continue
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
        const value =
          type.kind === 'NonNullType' && type.type.kind === 'NamedType' ? values[type.type.name.value] : undefined
        return value === undefined ? [] : [[variable.name.value, value]]
      }),
    )
    for (const client of [asGuest(app), asMentee(app, mentee.id)]) {
      const args = validateExecutionArgs({ schema: ours, document: parse(text), variableValues: variables })
      if (!('schema' in args)) continue
      const results = await bothWays(() => argsOf(ours, text, variables, client.context()))
      if (!results) continue
      expectAlike(results.own, results.theirs, text)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(60)
})
