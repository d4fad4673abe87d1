import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'
import { Avatar } from '../../ui/mark/Avatar.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

interface RequestCardProps {
  person: { name: string; family: BranchFamily; image: string | null }
  /** The person's name, as it is to be shown. */
  heading: ReactNode
  /** What they are: level, work. */
  role: ReactNode
  /** What was asked. */
  facts: ReactNode
  /** Its status or actions, beside the facts on wide screens. */
  children: ReactNode
}

/** A request: the other person, the question and its status. */
export function RequestCard({ person, heading, role, facts, children }: RequestCardProps) {
  return (
    <Row>
      <div>
        <Head>
          <Avatar name={person.name} family={person.family} image={person.image} />
          <div>
            <h2>{heading}</h2>
            <Small as="div">{role}</Small>
          </div>
        </Head>
        {facts}
      </div>
      <Status>{children}</Status>
    </Row>
  )
}

/** The cards of a list, with hairlines between them. */
export const CardList = styled.ul`
  list-style: none;
  > li + li {
    border-top: 1px solid var(--line);
  }
`

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  gap: 16px clamp(24px, 4vw, 56px);
  padding: clamp(16px, 2vw, 24px);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-content: start;
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  align-items: center;
  h2 {
    font-size: var(--t17);
  }
  h2 + div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    margin-top: 2px;
  }
`

const Status = styled.div`
  @media (max-width: ${breakpoints.desktop}) {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`
