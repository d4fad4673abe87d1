import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Rows } from '../../../ui/Rows.tsx'

type Texts = Readonly<Record<string, ReactNode>>

interface DetailsProps {
  /** Texts that are read before the facts. */
  first?: Texts
  /** Values by their labels; what has no value is left out. */
  rows: Readonly<Record<string, ReactNode>>
  /** Longer texts, each under its label; empty ones are left out. */
  prose?: Texts
}

/** Facts in a side panel. */
export function Details({ first = {}, rows, prose = {} }: DetailsProps) {
  return (
    <>
      {texts(first)}
      <Facts>
        {Object.entries(rows)
          .filter(hasValue)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
      {texts(prose)}
    </>
  )
}

const texts = (prose: Texts) =>
  Object.entries(prose)
    .filter(hasValue)
    .map(([label, text]) => (
      <Prose key={label}>
        <h3>{label}</h3>
        <div>{text}</div>
      </Prose>
    ))

function hasValue([, value]: readonly [string, ReactNode]): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false
}

const Facts = styled(Rows)`
  margin-top: 12px;
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Prose = styled.section`
  padding-top: 16px;
  h3 {
    margin-bottom: 4px;
    font-size: var(--t15);
  }
  > div {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
