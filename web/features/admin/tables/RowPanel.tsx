import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { ServedPart } from './ServedPart.tsx'

interface RowPanelProps {
  /** What the address opens: `open=12`. */
  id: string
  /** Title until it has loaded: the row's name, or what a row is: "Mentee". */
  title: string
  /** A `PanelContent`, or null if there is no such row. */
  children: (id: number, round: number) => ReactNode
}

/** The side panel of a row, which loads by its id: a row may be opened that is not on this page of the table. */
export function RowPanel({ id, title, children }: RowPanelProps) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotThere title={title} />
  return (
    <ServedPart
      key={id}
      skeleton={
        <PanelContent title={title}>
          <Skeleton>
            <Bone $height="44px" />
            <br />
            <Bone $height="55dvh" />
          </Skeleton>
        </PanelContent>
      }
      failure={(error, retry) => (
        <PanelContent title={title}>
          <Failure error={error} onRetry={retry} level={3} />
        </PanelContent>
      )}
    >
      {(round) => children(Number(id), round)}
    </ServedPart>
  )
}

/** In the panel of a row that does not exist, or no longer. */
export function NotThere({ title }: { title: string }) {
  return <PanelContent title={title}>This entry does not exist. It may have been deleted.</PanelContent>
}

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
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
      </Facts>
      {texts(prose)}
    </>
  )
}

/** A line of `Rows`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
