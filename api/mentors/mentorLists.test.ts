/** A list of texts among a mentor's columns is public, and is shown and saved as the table says. */
import { expect, test } from 'vitest'
import { getDatamodel } from '../generated/pothos-types.ts'
import { MENTOR_LIST_NAMES } from '../rules/people/mentorLists.ts'

test('every list of a mentor is in the table', () => {
  const { Mentor } = getDatamodel().datamodel.models
  const lists = Mentor!.fields.filter(({ kind, isList }) => kind === 'scalar' && isList).map(({ name }) => name)
  expect(lists.toSorted(), 'Add the list to MENTOR_LISTS in api/rules/people/mentorLists.ts').toEqual(
    MENTOR_LIST_NAMES.toSorted(),
  )
})
