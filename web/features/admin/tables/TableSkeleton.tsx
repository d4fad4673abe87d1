import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AS_CARDS, TableRoom } from '../../../ui/layout/Table.tsx'

interface TableSkeletonProps {
  /** "Loading mentors". */
  label: string
  columns: number
  filters: number
}

const ROWS = Array.from({ length: 12 }, (_, place) => place)

/** Tools, head and rows of a table that is loading; cards where it is narrow. */
export function TableSkeleton({ label, columns, filters }: TableSkeletonProps) {
  const bones = Array.from({ length: columns }, (_, place) => place)
  return (
    <Skeleton label={label}>
      <TableRoom>
        <Tools>
          {Array.from({ length: filters + 2 }, (_, place) => (
            <Bone key={place} $height="44px" />
          ))}
        </Tools>
        <Frame>
          {ROWS.map((row) => (
            <Row key={row} $columns={columns}>
              {bones.map((place) => (
                <Bone key={place} $width={place === 0 ? '80%' : '60%'} />
              ))}
            </Row>
          ))}
        </Frame>
      </TableRoom>
    </Skeleton>
  )
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 2fr) repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px;
  align-items: end;
  padding-top: 26px;
  @container ${AS_CARDS} {
    grid-template-columns: 1fr 1fr;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

const Frame = styled.div`
  margin-top: 12px;
  padding-top: 40px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  @container ${AS_CARDS} {
    padding-top: 0;
    border: 0;
    background: none;
  }
`

const Row = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 2fr repeat(${({ $columns }) => $columns - 1}, 1fr);
  align-items: center;
  gap: 12px;
  height: 54px;
  padding: 7px 10px;
  border-top: 1px solid var(--line);
  @container ${AS_CARDS} {
    grid-template-columns: repeat(3, 1fr);
    height: auto;
    min-height: 180px;
    margin-bottom: 10px;
    padding: 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
