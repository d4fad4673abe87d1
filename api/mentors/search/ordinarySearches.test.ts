/** Searches as people type them: GraphQL and REST give the same answer, and mentors who match everything come first. */
import { parse, type OperationDefinitionNode } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import persisted from '../../../web/persisted.json' with { type: 'json' }
import { compileCost } from '../../engine/cost.ts'
import { LIMITS } from '../../engine/limits.ts'
import { typed } from '../../graphql/typed.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'
import { browser, testServer } from '../../testing/server.ts'

const QUERIES: Record<string, string[]> = {
  'L&T interview': ['Larsen'],
  'P&ID': ['Process'],
  'P&ID interview': ['Process'],
  'R&D career': ['Research'],
  'C++ job': ['Code'],
  'gate c++': ['Code'],
  'c#': ['Sharp'],
  '.net': ['Sharp'],
  'M.E. resume': ['Master'],
  // What somebody wants it for is not required: `job` says less than QA.
  'Q.A. job': ['Quality', 'Tester'],
  'autocad, revit': ['Drafting'],
  'autocad,revit': ['Drafting'],
  'autocad/revit': ['Drafting'],
  'bridge l&t': ['Larsen'],
  'ev r&d': ['Research'],
  'PLC & SCADA': ['Control'],
  'AI/ML': ['Learning'],
  'QA/QC': ['Quality'],
  'qa/qc civil': ['Quality'],
  'civil/qs': ['Quantity'],
  'PLC/EV': ['Charger'],
  'C/C++': ['Code'],
  'p&i/d': ['Process'],
  'P&I/D/HAZOP': ['Process'],
  'and/or': [],
  '/': [],
  'PLC + SCADA?': ['Control'],
  'Zoe Andre': ['Zoë André'],
  ज़ोया: ['ज़ोया ख़ान'],
  '&': [],
  '%': [],
}
/** As dear as a text of a hundred letters can be. */
const HOSTILE = [
  'gate psu ies thesis resume job ev plc masters placement internship',
  'a-b c-d e-f g-h i-j k-l m-n o-p q-r s-t',
  'a.b c.d e.f g.h i.j k.l m.n o.p',
  'ज़ोया अनन्या काव्या मीरा राधा सीता गीता लता',
  'c++ d++ e++ f++ g++ h++ i++ j++',
  'ab cd ef gh ij kl mn op',
  'a/b/c/d/e/f/g/h',
  'ज/अ/क/म/र/स/ग/ल',
  '% %% %%% _ __ ___ + ++',
]

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  ;({ url } = await testServer(t.app))
  const make = (name: string, skills: string[], bio = '') => makeMentor(t.db, { name, skills, bio })
  await make('Larsen', ['Bridges'], 'Years at L&T. Campus interviews.')
  await make('Process', ['P&ID, HAZOP'], 'Interviews in process plants.')
  await make('Research', ['R&D of EVs'], 'A career in batteries.')
  await make('Code', ['C++', 'GATE'], 'Your first job.')
  await make('Letter', ['C', 'GATE'], 'Your first job, + more.')
  await make('Sharp', ['C#', '.NET'])
  await make('Master', ['M.E. of Anna University'], 'Resume reviews.')
  await make('Meadow', ['Soil'], 'Somebody told me about a resume.')
  await make('Tester', ['QA'], 'A job in testing.')
  await make('Drafting', ['AutoCAD', 'Revit'])
  await make('Control', ['PLC', 'SCADA'])
  await make('Learning', ['Machine learning'])
  await make('Quality', ['QA', 'QC'], 'Civil sites.')
  await make('Quantity', ['QS'], 'Civil estimates.')
  await make('Charger', ['PLCs for EVs'])
  await make('Zoe\u0308 Andre\u0301', ['Hydrology'])
  await make('\u095B\u094B\u092F\u093E \u0959\u093E\u0928', ['Roads'])
})

const DOCUMENT = typed(
  'query ($search: String) { mentors(search: $search, first: 50) { totalCount edges { node { name } } } }',
)

test.each(Object.entries(QUERIES))('%s', async (search, names) => {
  const { errors, data } = await asGuest(t.app).run(DOCUMENT, { search })
  expect(errors).toBeUndefined()
  const found = data.mentors.edges.map(({ node }) => node.name.normalize('NFC'))
  expect(found.slice(0, Math.max(1, names.length))).toEqual(names.map((name) => name.normalize('NFC')))
  expect(data.mentors.totalCount).toBe(found.length)
  const { status, body } = await browser(url).send('GET', `/api/mentors?search=${encodeURIComponent(search)}`)
  expect(status).toBe(200)
  expect((body as { name: string }[]).map(({ name }) => name.normalize('NFC'))).toEqual(found)
})

const OURS = Object.values(persisted).filter((text) => /\bmentors\(search:/.test(text))

test('no text that fits is refused for its cost by the documents of our own client', () => {
  expect(OURS.length).toBeGreaterThan(2)
  for (const search of [...Object.keys(QUERIES), ...HOSTILE])
    for (const text of OURS)
      expect({ search, cost: costOf(text, search) > LIMITS.cost }).toEqual({ search, cost: false })
})

function costOf(text: string, search: string): number {
  const document = parse(text)
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )!
  const coerced = { search, first: 48, sort: 'nextFree' }
  return compileCost(schema, document, operation)({ sources: {}, coerced } as never)
}

test('U+0000 is one answer over REST too, in an address as in a body', async () => {
  const message = 'A text must not contain the character U+0000'
  const someone = browser(url)
  expect(await someone.send('GET', '/api/mentors?search=a%00b')).toMatchObject({ status: 400, body: { message } })
  const body = { name: 'A\u0000b', email: 'a@example.in', engineeringField: 'Civil', type: 'student' }
  expect(await someone.send('POST', '/api/community/register', body)).toMatchObject({ status: 400, body: { message } })
})
