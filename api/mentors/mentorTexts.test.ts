/** Texts and lists among a mentor's columns are public, and are shown and saved as their tables say. */
import { expect, test } from 'vitest'
import { getDatamodel } from '../generated/pothos-types.ts'
import { MENTOR_LIST_NAMES } from '../rules/people/mentorLists.ts'
import { forEachText, MENTOR_TEXT_NAMES } from '../rules/people/mentorTexts.ts'

const columns = getDatamodel().datamodel.models['Mentor']!.fields.filter(({ kind }) => kind === 'scalar')

test('every list of a mentor is in the table', () => {
  const lists = columns.filter(({ isList }) => isList).map(({ name }) => name)
  expect(lists.toSorted(), 'Add the list to MENTOR_LISTS in api/rules/people/mentorLists.ts').toEqual(
    MENTOR_LIST_NAMES.toSorted(),
  )
})

/** A path, a link, a choice, and what no mentor writes. */
const OTHERS = ['profileImage', 'linkedinUrl', 'subBranch', 'termsVersion']

test('every text that a mentor may leave out is in one of the tables', () => {
  const texts = columns.filter(({ type, isList, isRequired }) => type === 'String' && !isList && !isRequired)
  const names = texts.map(({ name }) => name).filter((name) => !OTHERS.includes(name))
  expect(names.toSorted(), 'Add the text to api/rules/people/mentorTexts.ts').toEqual(MENTOR_TEXT_NAMES.toSorted())
})

test('a text has the name and the limit that its callers know', () => {
  // The contract's bad inputs come from the tables: what they say is held here.
  expect(forEachText((_name, { label, maximum }) => `${label}, ${maximum}`)).toMatchObject({
    currentJobTitle: 'Job title, 150',
    currentCompany: 'Company, 150',
    currentCity: 'City, 150',
    currentCountry: 'Country, 150',
    timeSlotsPerWeek: 'Availability notes, 500',
    whyIMentor: 'Why I mentor, 2000',
    successStories: 'Success stories, 2000',
  })
})
