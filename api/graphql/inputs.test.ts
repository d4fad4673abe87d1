import { getNamedType, isInputObjectType, isLeafType, type GraphQLInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'

/** Numbers, choices and ids can only be what their type says; everything else can be too long, or nonsense. */
const SAFE = new Set(['Int', 'Boolean', 'ID'])
/** Read elsewhere, and why. */
const READ_ELSEWHERE = [
  // Files of SendChatMessageInput, whose schema reads them too.
  'ChatAttachmentInput',
  // By its operation, with readInput: whether a time is past needs the clock, and all bad fields are told at once.
  'CreateMentorshipRequestInput',
  // A day of WeeklyAvailabilityInput: whoever takes that reads it with `weeklyHoursSchema`, its days included.
  'DayHoursInput',
  // Read by Mentor.slotPreview with its draft, by the same schema as saving.
  'DaysOffRangeInput',
  // Only compared with a signature, and with ids of ours.
  'VerifyBookingPaymentInput',
]

const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)

function holdsText(type: GraphQLInputObjectType): boolean {
  return Object.values(type.getFields())
    .map((field) => getNamedType(field.type))
    .some((leaf) => isLeafType(leaf) && !SAFE.has(leaf.name) && !('getValues' in leaf))
}

function hasSchema(type: GraphQLInputObjectType): boolean {
  const { schemas = [] } = (type.extensions['@pothos/plugin-validation'] ?? {}) as { schemas?: readonly unknown[] }
  return schemas.length > 0
}

test('every input with texts, times or amounts is read by a schema', () => {
  expect(inputs.length).toBeGreaterThan(15)
  expect(inputs.filter(hasSchema).length).toBeGreaterThan(10)
  const unread = inputs.filter((type) => holdsText(type) && !hasSchema(type)).map(({ name }) => name)
  expect(unread.sort()).toEqual(READ_ELSEWHERE)
})
