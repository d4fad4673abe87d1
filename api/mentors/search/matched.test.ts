import { expect, test } from 'vitest'
import { bestLine } from './matched.ts'
import type { Term } from './understand.ts'

const term = (weights: Record<string, number>, importance = 1): Term => ({
  typed: Object.keys(weights)[0]!,
  alternatives: Object.entries(weights).map(([words, weight]) => ({
    places: words.split(' ').map((word) => [word]),
    weight,
  })),
  importance,
  isRequired: true,
})

const NOBODY = {
  topicsCanMentorOn: [],
  skills: [],
  currentJobTitle: null,
  name: 'Asha Rao',
  toolsAndSoftware: [],
  certifications: [],
  industriesWorkedIn: [],
  languages: [],
  subBranch: null,
  currentCompany: null,
  currentCity: null,
  keyProjects: [],
  previousCompanies: [],
  mainBranch: 'Civil Engineering',
  bio: '',
  whyIMentor: null,
  successStories: null,
}

/** The line with what is marked in brackets. */
function lineOf(texts: object, terms: Term[]): string | null {
  const line = bestLine({ ...NOBODY, ...texts }, terms)
  if (!line) return null
  const { text, marks } = line
  const edges = [0, ...marks, text.length]
  const pieces = edges.slice(1).map((end, at) => {
    const piece = text.slice(edges[at], end)
    return at % 2 === 1 ? `[${piece}]` : piece
  })
  return `${line.field}: ${pieces.join('')}`
}

test.each([
  [
    'a topic before the bio',
    { topicsCanMentorOn: ['Steel', 'Bridge design'], bio: 'I like a bridge.' },
    ['bridge'],
    'topicsCanMentorOn: [Bridge] design',
  ],
  [
    'words side by side as one',
    { skills: ['Heat balance of kilns'] },
    ['heat', 'balance'],
    'skills: [Heat balance] of kilns',
  ],
  ['the one sentence of a bio', { bio: 'I sail. Ask about GATE! I rest.' }, ['gate'], 'bio: Ask about [GATE]!'],
  [
    'a word that signs divide',
    { toolsAndSoftware: ['SAFE', 'STAAD.Pro V8'] },
    ['staadpro'],
    'toolsAndSoftware: [STAAD.Pro] V8',
  ],
  ['C++ with its signs', { skills: ['C and C++'] }, ['c++'], 'skills: C and [C++]'],
  ['accents as they are written', { currentCity: 'Panajî' }, ['panaji'], 'currentCity: [Panajî]'],
  [
    'a phrase only as a whole',
    { skills: ['Water tanks', 'Water treatment'] },
    ['water treatment'],
    'skills: [Water treatment]',
  ],
  ['nothing where nothing stands', {}, ['bridge'], null],
])('the line shows %s', (_what, texts, words, line) => {
  expect(
    lineOf(
      texts,
      words.map((word) => term({ [word]: 1 })),
    ),
  ).toBe(line)
})

test('what was typed counts more than what means the same, and rare words more than common ones', () => {
  const solar = term({ photovoltaic: 1, solar: 0.65 })
  expect(lineOf({ skills: ['Solar', 'Photovoltaic plants'] }, [solar])).toBe('skills: [Photovoltaic] plants')
  const both = [term({ design: 1 }, 0.2), term({ etabs: 1 }, 0.8)]
  expect(lineOf({ skills: ['Design', 'ETABS'] }, both)).toBe('skills: [ETABS]')
})
