import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/branches.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Small } from '../../ui/PageFrame.tsx'

interface RequestCardProps {
  person: { name: string; family: BranchFamily; image: string | null }
  /** The person's name, as it is to be shown. */
  heading: ReactNode
  /** What they are: level, work. */
  role: ReactNode
  /** Where the request stands. */
  state: ReactNode
  children: ReactNode
}

/** A request: the other side's person on top, what was asked below. */
export function RequestCard({ person, heading, role, state, children }: RequestCardProps) {
  return (
    <Sheet as="article" $pad>
      <Head>
        <Avatar name={person.name} family={person.family} image={person.image} />
        <div>
          <h2>{heading}</h2>
          <Small as="div">{role}</Small>
        </div>
        {state}
      </Head>
      {children}
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  h2 {
    font-size: var(--t17);
    overflow-wrap: anywhere;
  }
  h2 + div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    margin-top: 2px;
  }
  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 1 / -1;
      justify-self: start;
      margin-top: 6px;
    }
  }
`
