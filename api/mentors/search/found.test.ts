/** Whether people find whom they mean: three sets of questions, and every word with a mistake, among the demo mentors. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { seedOf } from '../../testing/seed.ts'
import { asGuest } from '../../testing/client.ts'
import { seedDemo } from '../../../prisma/seed/seedDemo.ts'
import { BRANCH_CHIPS, POPULAR_SEARCHES } from '../../rules/people/offeredSearches.ts'
import { mistakesBetween, soundOf } from './mistakes.ts'
import { LATER_QUESTIONS } from './laterQuestions.testing.ts'
import { OTHER_QUESTIONS, QUESTIONS, type Questions } from './questions.testing.ts'

const SEED = seedOf('SEARCH_SEED')
const RUNS = Number(process.env['SEARCH_RUNS'] ?? 30)

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await seedDemo(t.db, t.clock, t.app.config)
})

const DOCUMENT = typed('query ($search: String) { mentors(search: $search, first: 12) { edges { node { name } } } }')

async function find(search: string): Promise<string[]> {
  const { data, errors } = await asGuest(t.app).run(DOCUMENT, { search })
  expect(errors).toBeUndefined()
  return data.mentors.edges.map(({ node }) => node.name)
}

/** The place of the first wanted mentor, from 1; `Infinity` for none. */
interface Outcome {
  question: string
  kind: string
  place: number
  found: string[]
}

async function outcomes(questions: Questions): Promise<Outcome[]> {
  const asked: Outcome[] = []
  for (const [kind, rows] of Object.entries(questions))
    for (const [question, wanted] of Object.entries(rows)) {
      const found = await find(question)
      const place = found.findIndex((name) => wanted.split(', ').includes(name)) + 1
      asked.push({ question, kind, place: place || Infinity, found })
    }
  return asked
}

function measured(of: readonly Outcome[]) {
  const mean = (value: (outcome: Outcome) => number) => of.reduce((sum, outcome) => sum + value(outcome), 0) / of.length
  return {
    nothing: mean(({ found }) => Number(found.length === 0)),
    amongThree: mean(({ place }) => Number(place <= 3)),
    reciprocalRank: mean(({ place }) => 1 / place),
  }
}

test.each([
  ['the questions', QUESTIONS],
  ['the other questions', OTHER_QUESTIONS],
  ['the later questions', LATER_QUESTIONS],
])('%s find whom they mean', async (_what, questions) => {
  const asked = await outcomes(questions)
  const missed = asked
    .filter(({ place }) => place > 1)
    .map(({ question, place, found }) => ({ question, place, found: found.slice(0, 3).join(', ') }))
  const { nothing, amongThree, reciprocalRank } = measured(asked)
  // What was missed is read when a measure is not met.
  expect({
    nothing: nothing < 0.05,
    amongThree: amongThree > 0.9,
    reciprocalRank: reciprocalRank > 0.8,
    missed,
  }).toEqual({ nothing: true, amongThree: true, reciprocalRank: true, missed })
})

/** Of what pages offer, the mentors whose topics or skills answer it. */
const OFFERED: Record<(typeof POPULAR_SEARCHES)[number], string> = {
  ETABS: 'Ananya Iyer',
  PLC: 'Nisha Yadav, Harpreet Singh Gill',
  'GATE preparation': 'Anjali Murmu, Divya Shetty',
  'mock interview': 'Nikhil Agarwal, Ritika Malhotra, Faizan Ali Ansari, Vishnu Prasad Sharma',
  'site vs design': 'Ananya Iyer, Naveen Reddy Kotha',
}

test.each(POPULAR_SEARCHES)('“%s”, which pages offer, finds the right people first', async (search) => {
  const wanted = OFFERED[search].split(', ')
  const first = (await find(search)).slice(0, 2)
  expect(first).toHaveLength(Math.min(2, wanted.length))
  expect(first.filter((name) => !wanted.includes(name))).toEqual([])
})

test('every branch that Home offers has mentors of that name', async () => {
  for (const { branch } of BRANCH_CHIPS) {
    const { data } = await asGuest(t.app).run(
      typed(
        'query ($mainBranch: String) { mentors(mainBranch: $mainBranch, first: 2) { edges { node { mainBranch subBranch } } } }',
      ),
      { mainBranch: branch },
    )
    expect(data.mentors.edges.map(({ node }) => [node.mainBranch, node.subBranch])).toEqual([
      expect.arrayContaining([branch]),
      expect.arrayContaining([branch]),
    ])
  }
})

test.each([
  ['अनन्या', 'Ananya Iyer'],
  ['रोहन देशमुख', 'Rohan Deshmukh'],
  ['फ़ातिमा', 'Fathima Rahman'],
  ['मीरा', 'Meera Nambiar'],
  ['हरप्रीत', 'Harpreet Singh Gill'],
  ['सुनीता', 'Sunita Rawat'],
  ['സുരേഷ്', 'Suresh Balakrishnan'],
  ['ananiya', 'Ananya Iyer'],
  ['Fatima Rehman', 'Fathima Rahman'],
])('a name as somebody else writes it is found: %s', async (written, name) => {
  expect((await find(written))[0]).toBe(name)
})

type Mistake = [kind: 'wrong' | 'missing' | 'doubled' | 'swapped', at: number, letter: string]

function mistyped(word: string, [kind, place, letter]: Mistake): string {
  const at = place % (kind === 'swapped' ? word.length - 1 : word.length)
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  if (kind === 'wrong') return before + letter + after
  if (kind === 'missing') return before + after
  return kind === 'doubled' ? before + word[at]! + word[at]! + after : before + after[0]! + word[at]! + after.slice(1)
}

test(`every word with one mistake finds what the right one finds first (SEARCH_SEED=${SEED})`, async () => {
  const rows = await t.db.searchWord.findMany({ where: { mentors: { gt: 0 } }, select: { word: true } })
  const stems = await t.db.searchWord.findMany({ select: { word: true, stem: true } })
  const known = new Set(stems.flatMap(({ word, stem }) => [word, stem]))
  const sounds = new Map([...known].map((word) => [word, soundOf(word)]))
  const words = rows
    .map(({ word }) => word)
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .sort()
  const mistakes = fc.tuple(
    fc.constantFrom('wrong', 'missing', 'doubled', 'swapped'),
    fc.nat(30),
    fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), mistakes, async (word, mistake) => {
      const written = mistyped(word, mistake as Mistake)
      // Another word, or one that may have been meant as well.
      fc.pre(written.length >= 4 && !known.has(written))
      const sound = soundOf(written)
      const near = (other: string) => mistakesBetween(other, written) <= 1 || sounds.get(other) === sound
      fc.pre(![...known].some((other) => other !== word && near(other)))
      expect((await find(written))[0]).toBe((await find(word))[0])
    }),
    { seed: SEED, numRuns: RUNS },
  )
})
