import type { AskedListName } from './choices.ts'

/**
 * Lists of texts in a mentor's profile, in the order of the forms: all of them are public. From this table come the
 * inputs and their checks, the fields of the graph and of REST, both forms, the CSV file, and what the tests of access
 * and of bad input expect. CONTRIBUTING.md says what else a new one needs.
 */
interface MentorList {
  /** In forms and in messages. */
  label: string
  /** In the mentor's own form, where that says more. */
  ownLabel?: string
  /** What it says, for the graph. */
  about: string
  /** What a line of it may be, for the form. */
  example: string
}

export const MENTOR_LISTS = {
  previousCompanies: {
    label: 'Previous companies',
    about: 'Where they worked before',
    example: 'Larsen & Toubro, 2015 to 2019',
  },
  keyProjects: {
    label: 'Key projects',
    about: 'Projects they are proud of',
    example: 'Approach spans of a road bridge, Pune',
  },
  industriesWorkedIn: { label: 'Industries', about: 'Industries they know', example: 'Road and rail bridges' },
  toolsAndSoftware: { label: 'Tools and software', about: 'Tools and software they know', example: 'STAAD.Pro' },
  certifications: { label: 'Certifications', about: 'Certificates they hold', example: 'Chartered Engineer' },
  skills: {
    label: 'Core skills',
    about: 'Core skills',
    example: 'Prestressed concrete',
  },
  topicsCanMentorOn: {
    label: 'Topics',
    ownLabel: 'Topics you can mentor on',
    about: 'What to ask them about',
    example: 'First job in structural design',
  },
  languages: {
    label: 'Languages',
    ownLabel: 'Languages you mentor in',
    about: 'Languages they mentor in',
    example: 'Hindi',
  },
} as const satisfies Record<string, MentorList>

export type MentorListName = keyof typeof MENTOR_LISTS

export const MENTOR_LIST_NAMES = Object.keys(MENTOR_LISTS) as MentorListName[]

/** Makes an object with a value for each entry of a table. */
export const forEachOf =
  <Name extends string, Entry>(table: Readonly<Record<Name, Entry>>) =>
  <Value>(make: (name: Name, entry: Entry) => Value) =>
    Object.fromEntries(
      (Object.entries(table) as [Name, Entry][]).map(([name, entry]) => [name, make(name, entry)]),
    ) as Record<Name, Value>

export const forEachList = forEachOf<MentorListName, MentorList>(MENTOR_LISTS)

const asked = { languages: MENTOR_LISTS.languages } satisfies Record<AskedListName, MentorList>
/** The same for the lists that the application asks for too. */
export const forEachAskedList = forEachOf<AskedListName, MentorList>(asked)
