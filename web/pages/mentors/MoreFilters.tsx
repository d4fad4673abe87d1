import { useState } from 'react'
import { styled } from 'styled-components'
import {
  EXPERIENCE_STEPS,
  FREE_TIMES,
  PRICE_STEPS,
  RATING_STEPS,
  type ChosenFilter,
} from '../../../api/rules/people/mentorFilters.ts'
import { readFilters, type Filters } from '../../features/mentors/filters.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field, FieldFrame, FieldLabel } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { choicesOf, Options, type Facets } from './choices.tsx'

/** Languages that are shown before the others are asked for. */
const FIRST_LANGUAGES = 6

interface MoreFiltersProps {
  draft: Filters
  onChange: (draft: Filters) => void
  facets: Facets | null
}

/** Price, free time, experience, rating, city and languages. */
export function MoreFilters({ draft, onChange, facets }: MoreFiltersProps) {
  const own = { draft, onChange, facets }
  return (
    <>
      <Pair>
        <ChoiceField {...own} name="minPrice" label="Price from" any="Any" known={PRICE_STEPS} small />
        <ChoiceField {...own} name="maxPrice" label="Price up to" any="Any" known={PRICE_STEPS} small />
      </Pair>
      <ChoiceField {...own} name="free" label="Open Slot" any="Any day and time" known={FREE_TIMES} />
      <ChoiceField {...own} name="minExperience" label="Experience" any="Any experience" known={EXPERIENCE_STEPS} />
      <ChoiceField {...own} name="minRating" label="Rating" any="Any rating" known={RATING_STEPS} />
      <ChoiceField {...own} name="city" label="City" any="All cities" />
      <Languages {...own} />
    </>
  )
}

interface ChoiceFieldProps extends MoreFiltersProps {
  name: Exclude<ChosenFilter, 'language' | 'mainBranch' | 'subBranch' | 'available'>
  label: string
  /** Chooses nothing. */
  any: string
  known?: readonly (string | number)[]
  small?: boolean
}

function ChoiceField({ draft, onChange, facets, name, label, any, known, small = false }: ChoiceFieldProps) {
  const value = String(draft[name] ?? '')
  const all = known && { known: known.map(String) }
  const choices = choicesOf(facets, { name, ...all, chosen: value === '' ? [] : [value] })
  // As the address is read: a choice is the text that it would be there.
  const choose = (wanted: string) =>
    onChange({ ...draft, [name]: readFilters(new URLSearchParams({ [name]: wanted }))[name] })
  return (
    <Field label={label}>
      <Select name={name} value={value} small={small} onChange={({ target }) => choose(target.value)}>
        <option value="">{any}</option>
        <Options of={choices} />
      </Select>
    </Field>
  )
}

/** What most mentors speak, for as long as nobody has counted. */
const USUAL_LANGUAGES = ['English', 'Hindi', 'Bengali', 'Kannada', 'Malayalam', 'Marathi', 'Punjabi', 'Tamil', 'Telugu']

/** Any of them will do. */
function Languages({ draft, onChange, facets }: MoreFiltersProps) {
  const { language } = draft
  // What somebody has opened stays so when its last choice is taken back.
  const [isOpen, setOpen] = useState(false)
  const usual = facets ? {} : { known: USUAL_LANGUAGES }
  const choices = choicesOf(facets, { name: 'language', ...usual, chosen: language })
  if (choices.length === 0) return null
  const boxes = (some: typeof choices) => (
    <Boxes>
      {some.map(({ value, label }) => (
        <Checkbox
          key={value}
          name="language"
          value={value}
          checked={language.includes(value)}
          onChange={({ target }) =>
            onChange({
              ...draft,
              language: target.checked ? [...language, value] : language.filter((one) => one !== value),
            })
          }
        >
          {label}
        </Checkbox>
      ))}
    </Boxes>
  )
  const more = choices.slice(FIRST_LANGUAGES)
  const showsMore = isOpen || more.some(({ value }) => language.includes(value))
  return (
    <FieldFrame as="fieldset">
      <FieldLabel as="legend">Languages</FieldLabel>
      {boxes(choices.slice(0, FIRST_LANGUAGES))}
      {more.length > 0 && (
        <details open={showsMore} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <More>More languages</More>
          {boxes(more)}
        </details>
      )}
    </FieldFrame>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  select {
    width: 100%;
  }
`

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(108px, 1fr));
  column-gap: 8px;
  font-size: var(--t13);
  overflow-wrap: anywhere;
`

const More = styled.summary`
  min-height: 44px;
  padding: 11px 0;
  color: var(--blueprint);
  font-size: var(--t13);
  font-weight: 600;
  cursor: pointer;
`
