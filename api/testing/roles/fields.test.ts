/** Every field of every record × every role × own, somebody else's and a namesake's, on the real schema. */
import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../schema.ts'
import { testApp } from '../app.ts'
import { answerTo, wordFor } from './asking.ts'
import { ENVELOPES, FIELDS, PLAIN, type Fields } from './fields.ts'
import { idsOf } from './row.ts'
import { makeWorld, ROLES, WHOSE, type Role, type Rows, type Whose } from './world.ts'

const tested = await testApp()
const world = await makeWorld(tested)

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
)
const fieldsOf = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields())
const open = (fields: Fields) => fields.open.split(/\s+/)
const MORE: Record<string, string> = { bookedSessions: ', time: UPCOMING' }
const ARGS: Record<string, string> = { freeSlots: '(from: "2026-11-24", to: "2026-11-30")' }

/** Of a record enough to know it by, of a list its records. */
function selection({ name, type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return name
  if (named.name.endsWith('Connection')) return `${name}(first: 100${MORE[name] ?? ''}) { edges { node { id } } }`
  return `${name}${ARGS[name] ?? ''} { ${named.getFields()['id'] ? 'id' : '__typename'} }`
}

/** Global ids of everything in a set of rows. */
const idsIn = (rows: Rows): Set<string> =>
  new Set([
    ...idsOf('Mentor', [rows.mentorId]),
    ...idsOf('Mentee', [rows.menteeId]),
    ...idsOf('Booking', rows.bookings),
    ...idsOf('DaysOff', [rows.daysOffId]),
    ...idsOf('Plan', [rows.planId]),
    ...idsOf('Conversation', [rows.planId, rows.pastPlanId]),
    ...idsOf('ChatMessage', [rows.chatMessageId]),
    rows.fileId,
    ...idsOf('Payment', [rows.paymentId]),
    ...idsOf('PaymentOrder', rows.orders),
    ...idsOf('MentorshipRequest', rows.requests),
    ...idsOf('Notification', [rows.notificationId]),
    ...idsOf('Review', [rows.reviewId]),
    ...idsOf('SavedMentor', [rows.savedMentorId]),
    ...idsOf('Session', [rows.sessionId]),
    ...idsOf('Workshop', rows.workshops),
    ...idsOf('WorkshopRegistration', rows.registrations),
  ])

type Value = null | string | { id?: string; edges?: { node: { id: string } }[] } | ({ id?: string } | string)[]

/** What has no id of its own counts as theirs. */
const isOneOf = (item: { id?: string } | string, ids: Set<string>): boolean =>
  typeof item === 'string' || item.id === undefined || ids.has(item.id)

/** Whether a value shows something of these rows. */
function wordOf(value: Value, ids: Set<string>): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.some((item) => isOneOf(item, ids)) ? 'ok' : 'empty'
  if (typeof value !== 'object') return 'ok'
  if (value.edges) return value.edges.some(({ node }) => ids.has(node.id)) ? 'ok' : 'empty'
  return value.id === undefined || ids.has(value.id) ? 'ok' : 'null'
}

/** The word for each field of a type, as `role` sees the records of `whose`. */
async function seen(type: string, role: Role, whose: Whose): Promise<Record<string, string>> {
  const { apart = [] } = FIELDS[type]!
  const together = fieldsOf(type).filter(({ name }) => !apart.includes(name))
  const groups = [
    together,
    ...fieldsOf(type)
      .filter(({ name }) => apart.includes(name))
      .map((field) => [field]),
  ]
  const words = await Promise.all(groups.map((fields) => wordsOf(type, fields, role, whose)))
  return Object.assign({}, ...words) as Record<string, string>
}

type AnyField = GraphQLField<unknown, unknown>

async function wordsOf(type: string, fields: AnyField[], role: Role, whose: Whose): Promise<Record<string, string>> {
  const rows = world.rows(role, whose)
  const asked = FIELDS[type]!.ask({ ...rows, world, role, whose })
  const selections = fields.map(selection).join(' ')
  const answer = await answerTo(tested, world, role, `{ seen: ${asked} { ... on ${type} { ${selections} } } }`)
  const shown = [answer.data?.['seen'] ?? []].flat().filter(Boolean) as Record<string, Value>[]
  const ids = idsIn(rows)
  const entries = fields.map(({ name }): [string, string] => {
    const refused = answer.errors?.filter(({ path }) => !path || path.length < 2 || path.includes(name))
    if (refused?.length) return [name, wordFor({ errors: refused })]
    const words = shown.map((record) => wordOf(record[name]!, ids))
    return [name, ['ok', 'empty'].find((word) => words.includes(word)) ?? 'null']
  })
  return Object.fromEntries(entries)
}

/** What `fields.ts` says, in the same form. */
function said(type: string, role: Role, whose: Whose): Record<string, string> {
  const { shown, guarded = {} } = FIELDS[type]!
  const word = (line: [string, string]) => line[whose === 'own' ? 0 : 1].split(' ')[ROLES.indexOf(role)]!
  return Object.fromEntries(fieldsOf(type).map(({ name }) => [name, word(guarded[name] ?? shown)]))
}

test('every record and each of its fields has its line, and no line is of nothing', () => {
  const records = objects.map(({ name }) => name).filter((name) => !ENVELOPES.test(name) && !PLAIN.includes(name))
  expect(Object.keys(FIELDS).toSorted()).toEqual(records.toSorted())
  for (const [type, fields] of Object.entries(FIELDS)) {
    const names = [...open(fields), ...Object.keys(fields.guarded ?? {})]
    expect(names.toSorted(), `${type}: name each field in fields.ts, in "open" or with who sees it`).toEqual(
      fieldsOf(type)
        .map(({ name }) => name)
        .toSorted(),
    )
    for (const line of [fields.shown, ...Object.values(fields.guarded ?? {})])
      for (const words of line) expect(words.split(' ')).toHaveLength(ROLES.length)
  }
})

test.each(Object.keys(FIELDS))('%s', async (type) => {
  for (const whose of WHOSE)
    for (const role of ROLES)
      expect({ whose, role, ...(await seen(type, role, whose)) }).toEqual({ whose, role, ...said(type, role, whose) })
})

test('a line that says otherwise does not pass', async () => {
  expect(await seen('Mentee', 'mentor', 'own')).not.toEqual({ ...said('Mentee', 'mentor', 'own'), email: 'ok' })
  expect(await seen('Viewer', 'mentor', 'own')).not.toEqual(said('Viewer', 'mentor', 'other'))
})

test('what a member is told in numbers counts their own rows only', async () => {
  const counts = 'unreadNotifications mentorshipRequestCounts { pending approved rejected withdrawn }'
  const mentees = { pending: 1, approved: 0, rejected: 1, withdrawn: 1 }
  // What was withdrawn is no longer counted for the mentor.
  const mentors = { ...mentees, withdrawn: 0 }
  const community = { ...mentors, pending: 0, rejected: 0 }
  const requests = { review: mentors, mentor: mentors, mentee: mentees, community, both: mentees }
  for (const role of ['review', 'mentor', 'mentee', 'community', 'both'] as const) {
    const { data } = await answerTo(tested, world, role, `{ viewer { ${counts} } }`)
    expect({ role, ...data }).toEqual({
      role,
      viewer: { unreadNotifications: 1, mentorshipRequestCounts: requests[role] },
    })
  }
})
