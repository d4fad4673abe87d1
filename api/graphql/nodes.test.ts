import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'

const { app, db } = await testApp()

test('ids of no node find nothing, and harm none beside them', async () => {
  const { id } = await makeMentor(db)
  const ids = [`Mentor:${id}`, 'Nothing:1', 'ConversationReport:1', 'String:1', 'Query:1', `Mentor:${id}`].map(btoa)
  const { data, errors } = await asGuest(app).run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })
  expect(errors).toBeUndefined()
  expect(data).toEqual({ nodes: [{ id: ids[0] }, null, null, null, null, { id: ids[0] }] })
  const nothing = await asGuest(app).run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [ids[1]] })
  expect(nothing).toEqual({ data: { nodes: [null] }, errors: undefined })
})
