import { Download, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { csvText } from '../../../api/rules/text/csv.ts'
import { plural } from '../../lib/plural.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { Button } from '../Button.tsx'
import { ButtonAnchor } from '../ButtonLink.tsx'
import { Field } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'
import { Select } from '../form/Select.tsx'
import { AS_CARDS, TableRoom } from '../layout/Table.tsx'
import type { DataTableProps, TableFilter } from './tableProps.ts'

interface TableToolsProps<R extends object> extends Pick<
  DataTableProps<R>,
  'address' | 'columns' | 'csvName' | 'csvHref' | 'csvRows' | 'searchHint'
> {
  filters: readonly TableFilter[]
  count: number
  /** All matching rows in their order, when the server does not make the CSV. */
  matching: () => readonly R[]
}

/** Debounce of the search, in ms. */
const TYPING = 300

/** Toolbar of a data table: search, filters and CSV export. */
export function TableTools<R extends object>(props: TableToolsProps<R>) {
  const { address, columns, csvName, csvHref, searchHint, filters, count, matching, csvRows = count } = props
  const { state, change } = address
  const searchId = useId()
  const [search, setSearch] = useTyped(state.search, (text) => change({ search: text }))

  function choose(id: string, value: string): void {
    const { [id]: _before, ...others } = state.filters
    change({ filters: value ? { ...others, [id]: value } : others })
  }

  function save(): void {
    const kept = columns.filter(({ exported = true }) => exported)
    const content = [
      kept.map(({ label }) => label),
      ...matching().map((row) => kept.map(({ value, exportValue = value }) => exportValue(row))),
    ]
    saveFile(`${csvName}.csv`, csvText(content), 'text/csv;charset=utf-8')
  }

  const choices = filters.filter((filter) => 'options' in filter)
  const days = filters.filter((filter) => 'isDay' in filter)
  const csv = (
    <>
      <Download size={18} /> CSV of {plural(csvRows, 'row')}
    </>
  )
  return (
    <TableRoom>
      <Tools>
        <Field label="Search" id={searchId}>
          <Input
            type="search"
            icon={<Search size={18} />}
            placeholder={searchHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
        {choices.map((filter) => (
          <Field key={filter.id} label={filter.label}>
            <Select value={state.filters[filter.id] ?? ''} onChange={({ target }) => choose(filter.id, target.value)}>
              <option value="">{filter.any}</option>
              {filter.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {days.length > 0 && (
          <Days>
            {days.map(({ id, label }) => (
              <Field key={id} label={label}>
                <Input
                  type="date"
                  value={state.filters[id] ?? ''}
                  onChange={({ target }) => choose(id, target.value)}
                />
              </Field>
            ))}
          </Days>
        )}
        {csvHref !== undefined && csvRows > 0 ? (
          <ButtonAnchor href={csvHref} download={`${csvName}.csv`}>
            {csv}
          </ButtonAnchor>
        ) : (
          <Button disabled={count === 0} onClick={save}>
            {csv}
          </Button>
        )}
      </Tools>
    </TableRoom>
  )
}

/** Local text of a debounced input; a change of `value` from outside replaces it. */
function useTyped(value: string, onRest: (text: string) => void): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const counted = useRef(value)
  const rest = useEffectEvent((text: string) => {
    counted.current = text
    onRest(text)
  })
  useEffect(() => {
    // Our own change came back; the person may have typed more since.
    if (value === counted.current) return
    counted.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === counted.current) return undefined
    const timer = setTimeout(() => rest(typed), TYPING)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}

/** From and To stay side by side where the filters need a second line. */
const Days = styled.div`
  flex: 1 1 9.5rem;
  display: flex;
  gap: 12px;
  &:has(> :nth-child(2)) {
    flex: 2 1 calc(19rem + 12px);
  }
  @container ${AS_CARDS} {
    display: contents;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  [data-part='field'] {
    flex: 1 1 9.5rem;
  }
  /* What can be searched for is read in full. */
  > :first-child {
    flex: 2 1 21rem;
  }
  > :last-child {
    flex: none;
    margin-left: auto;
  }
  /* What is chosen is read in full. */
  select {
    padding-right: 32px;
  }
  /* A date is as wide as its column, not as it would like to be. */
  [data-part='field'] {
    grid-template-columns: minmax(0, 1fr);
  }
  input[type='date'] {
    min-width: 0;
    /* Its own parts are higher than a line of text. */
    padding: 0 8px;
  }
  @container ${AS_CARDS} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      margin-left: 0;
    }
  }
`
