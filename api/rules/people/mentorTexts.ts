import { NOTE_MAXIMUM, PLACE_MAXIMUM, PROSE_MAXIMUM } from '../constants.ts'
import { forEachOf } from './mentorLists.ts'

/**
 * Texts that a mentor may leave out of their profile, in the order of the forms: all of them are public. From these two
 * tables come the inputs and their checks, the fields of the graph and of REST, both forms, what a mentor reads of our
 * team's edits, and what the tests of access and of bad input expect. CONTRIBUTING.md says what else a new one needs.
 */
interface MentorText {
  /** In forms and in messages. */
  label: string
  /** What it says, for the graph. */
  about: string
  /** Characters. */
  maximum: number
}

interface MentorLine extends MentorText {
  /** In the mentor's own form, where that says more. */
  ownLabel?: string
  /** What a browser knows it by. */
  autoComplete: string
}

interface MentorProse extends MentorText {
  /** Below its section of the mentor's own form; one without stands in another section. */
  hint?: string
}

/** Texts of one line. */
export const MENTOR_LINES = {
  currentJobTitle: {
    label: 'Job title',
    ownLabel: 'Current job title',
    about: 'What they work as',
    maximum: PLACE_MAXIMUM,
    autoComplete: 'organization-title',
  },
  currentCompany: {
    label: 'Company',
    ownLabel: 'Current company',
    about: 'Where they work',
    maximum: PLACE_MAXIMUM,
    autoComplete: 'organization',
  },
  currentCity: { label: 'City', about: 'Where they live', maximum: PLACE_MAXIMUM, autoComplete: 'address-level2' },
  currentCountry: { label: 'Country', about: 'Where they live', maximum: PLACE_MAXIMUM, autoComplete: 'country-name' },
} as const satisfies Record<string, MentorLine>

/** Texts of several lines. */
export const MENTOR_PROSE = {
  timeSlotsPerWeek: { label: 'Availability notes', about: 'Notes on availability, free text', maximum: NOTE_MAXIMUM },
  whyIMentor: {
    label: 'Why I mentor',
    about: 'Why they mentor',
    maximum: PROSE_MAXIMUM,
    hint: 'What you want for the students you meet.',
  },
  successStories: {
    label: 'Success stories',
    about: 'Results of the people they mentored',
    maximum: PROSE_MAXIMUM,
    hint: 'How you have helped others. Leave out names unless they agree.',
  },
} as const satisfies Record<string, MentorProse>

export type MentorLineName = keyof typeof MENTOR_LINES
export type MentorProseName = keyof typeof MENTOR_PROSE
export type MentorTextName = MentorLineName | MentorProseName

export const MENTOR_LINE_NAMES = Object.keys(MENTOR_LINES) as MentorLineName[]
export const MENTOR_PROSE_NAMES = Object.keys(MENTOR_PROSE) as MentorProseName[]
export const MENTOR_TEXT_NAMES: readonly MentorTextName[] = [...MENTOR_LINE_NAMES, ...MENTOR_PROSE_NAMES]

export const forEachLine = forEachOf<MentorLineName, MentorLine>(MENTOR_LINES)
export const forEachProse = forEachOf<MentorProseName, MentorProse>(MENTOR_PROSE)
export const forEachText = forEachOf<MentorTextName, MentorText>({ ...MENTOR_LINES, ...MENTOR_PROSE })
