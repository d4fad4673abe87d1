import { expect, test } from 'vitest'
import { sweep } from '../testing/jobs.ts'
import { testApp } from '../testing/app.ts'
import { recordStatements } from '../testing/statements.ts'

const { app, url } = await testApp()

test('the sweep tidies some rows at a time: a statement that takes too long is broken off, each time again', async () => {
  const seen = recordStatements(url)
  await sweep({ ...app, db: seen.db })
  const tidying = seen.statements.filter((text) => /^\s*(DELETE FROM|UPDATE) /.test(text))
  expect(tidying.length).toBeGreaterThan(10)
  expect(tidying.filter((text) => !/ LIMIT /.test(text))).toEqual([])
})
