/** Two nodes over one database, as an operator starts them: what visitors are told follows what members change on either. */
import { beforeAll, expect, test } from 'vitest'
import { LISTENER } from './database/pubsub.ts'
import { testDatabase, type TestDatabase } from './testing/database.ts'
import { mentorAccount } from './testing/people.ts'
import { endProcesses, startProcess } from './testing/process.ts'
import { browser, signedIn } from './testing/server.ts'

let database: TestDatabase
const QUESTION = 'query ($id: Int!) { mentor(id: $id) { bio } viewer { name } }'

endProcesses()
beforeAll(async () => {
  database = await testDatabase()
})

test('a change is told at once by its node and within a second by the other; what was missed is never told', async () => {
  const { id, email } = await mentorAccount(database.db, { name: 'Esha' })
  const ports = await Promise.all([startProcess(database.url), startProcess(database.url)].map(({ ready }) => ready))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const told = async (url: string) => (await browser(url).graphql(QUESTION, { id })).body
  const hits = async (url: string) => {
    const { body } = await browser(url).send<string>('GET', '/metrics')
    return Number(/^visitor_answers_total\{outcome="hits"\} (\d+)/m.exec(body)?.[1])
  }
  let written = 0
  for (const [index, url] of urls.entries()) {
    const elsewhere = urls[1 - index]!
    const owner = await signedIn(url, 'mentor', email)
    for (let time = 0; time < 3; time++) {
      for (const each of urls) await told(each)
      const bio = `Designs frames and checks drawings, ${(written += 1)} so far.`
      expect((await owner.send('PUT', `/api/mentors/${id}`, { bio })).status).toBe(200)
      const expected = { data: { mentor: { bio }, viewer: null } }
      expect(await told(url)).toEqual(expected)
      await expect.poll(() => told(elsewhere), { timeout: 1_000 }).toEqual(expected)
      expect((await owner.graphql(QUESTION, { id })).body).toMatchObject({ data: { viewer: { name: 'Esha' } } })
    }
    const before = await hits(url)
    for (let time = 0; time < 3; time++) await told(url)
    expect(await hits(url)).toBeGreaterThan(before)
  }
  await database.db.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${LISTENER}`
  const bio = 'Written while nobody listened to it, or hardly anybody.'
  await database.db.mentor.update({ where: { id }, data: { bio } })
  for (const url of urls)
    await expect.poll(() => told(url), { timeout: 1_000 }).toEqual({ data: { mentor: { bio }, viewer: null } })
})
