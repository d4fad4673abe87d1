/** Rows that were there before texts were composed; and the two foldings, which must say the same. */
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { folded, plainWords } from '../api/rules/text/folding.ts'
import { testApp, type TestApp } from '../api/testing/app.ts'
import { asAdmin } from '../api/testing/client.ts'
import { afterFile } from '../api/testing/ending.ts'
import { makeMentee } from '../api/testing/factories.ts'
import { typed } from '../api/graphql/typed.ts'

let t: TestApp
let client: pg.Client

beforeAll(async () => {
  t = await testApp()
  client = new pg.Client({ connectionString: t.url })
  await client.connect()
  afterFile(() => client.end())
})

test.each([
  'Zoë ANDRÉ Ærø Łódź Straße Œuvre ıİ',
  'Zoe\u0308 Andre\u0301',
  '\u095B\u094B\u092F\u093E क्‍ष',
  'ΟΔΥΣΣΕΎΣ Ёлка Й',
  'காயத்ரி അവന്‍ অনন্যা',
  'P&ID, L&T; C++ (M.Tech) ½ m² ﬁt “no” 🌉bridge',
  'ൺൻർൽൾൿൔൕൖ ৎ علي كمال',
])('the database folds %s as the search does', async (text) => {
  const { rows } = await client.query('SELECT folded($1) AS text, plain_words(folded($1)) AS words', [text])
  expect(rows).toEqual([{ text: folded(text), words: plainWords(folded(text)) }])
})

test('the database knows the digits of every script that the search knows', async () => {
  const points = Array.from({ length: 0x20000 }, (_, point) => point)
  const digits = points.map((point) => String.fromCodePoint(point)).filter((sign) => /\p{Nd}/u.test(sign))
  const { rows } = await client.query('SELECT folded($1) AS text', [digits.join('')])
  expect(rows[0].text).toBe('0123456789'.repeat(digits.length / 10))
  expect(folded(digits.join(''))).toBe(rows[0].text)
})

test('names are found in any form and without accents, the signs of Indian scripts stay', async () => {
  await makeMentee(t.db, { name: 'Zoe\u0308 Andre\u0301', email: 'z@example.in' })
  await makeMentee(t.db, { name: '\u095B\u094B\u092F\u093E', email: 'y@example.in' })
  const list = typed('query ($search: String) { allMentees(search: $search) { total } }')
  const total = async (search: string) => (await asAdmin(t.app).run(list, { search })).data.allMentees.total
  for (const search of ['zoe andre', 'Zoë', 'ZOE\u0308', 'André']) expect(await total(search)).toBe(1)
  for (const search of ['\u095B\u094B', '\u091C\u093C\u094B']) expect(await total(search)).toBe(1)
  expect(await total('\u091C\u093C\u0940')).toBe(0)
})

test.each([
  ['കൃഷ്ണൻ', 'കൃഷ്ണന്\u200D'],
  ['ശ്രീകുമാർ', 'ശ്രീകുമാര്\u200D'],
  ['মহৎ', 'মহত্\u200D'],
  ['علي', 'علی'],
  ['كمال', 'کمال'],
  ['९८ বাড়ি ৭', '98 বাড়ি 7'],
])('%s is found as %s', async (one, other) => {
  expect(folded(one)).toBe(folded(other))
  await t.db.mentee.deleteMany()
  await makeMentee(t.db, { name: one })
  const list = typed('query ($search: String) { allMentees(search: $search) { total } }')
  for (const search of [one, other]) expect((await asAdmin(t.app).run(list, { search })).data.allMentees.total).toBe(1)
})

test('rows that are there are composed, lists among them; logs stay as they were written', async () => {
  const apart = 'Andre\u0301'
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const migrations = migrationsOnDisk()
  const at = migrations.findIndex(({ name }) => name.endsWith('_texts_in_one_form'))
  const done = migrations.findIndex(({ name }) => name.endsWith('_search_indexes')) + 1
  for (const { sql } of migrations.slice(0, at)) await client.query(sql)
  await client.query(
    `INSERT INTO mentors (id, name, email, password, experience, skills) VALUES (1, $1, 'm1@x', '', 1, ARRAY['b', $1, 'a'])`,
    [apart],
  )
  await client.query(
    `INSERT INTO notifications (user_id, user_type, type, title, message, dedupe_key) VALUES (1, 'mentor', 'payment', '', $1, 'k')`,
    [apart],
  )
  await client.query(`INSERT INTO audit_entries (actor, actor_name, action) VALUES ('operator', $1, 'x')`, [apart])
  // Two odd addresses that look alike, as no form of ours takes them.
  await client.query(
    `INSERT INTO mentees (id, name, email, password, current_level) VALUES
      (1, 'A', $1, '', 'Fresh Graduate'), (2, 'B', normalize($1, NFC), '', 'Fresh Graduate')`,
    [`${apart}@example.in`],
  )
  for (const { sql } of migrations.slice(at, done)) await client.query(sql)
  const { rows: addresses } = await client.query('SELECT id, email, name_folded FROM mentees ORDER BY id')
  expect(addresses).toEqual([
    { id: 1, email: 'Andre\u0301@example.in', name_folded: 'a' },
    { id: 2, email: 'Andr\u00e9@example.in', name_folded: 'b' },
  ])
  const { rows: indexes } = await client.query(
    `SELECT indexname FROM pg_indexes WHERE indexname LIKE '%_trgm' AND tablename = 'mentors' ORDER BY 1`,
  )
  expect(indexes).toHaveLength(3)
  const { rows } = await client.query(
    `SELECT name, skills, name_folded, message, actor_name, search_text LIKE '%andre%' AS found FROM mentors, notifications, audit_entries`,
  )
  expect(rows).toEqual([
    {
      name: 'André',
      skills: ['b', 'André', 'a'],
      name_folded: 'andre',
      message: 'André',
      actor_name: apart,
      found: true,
    },
  ])
})
