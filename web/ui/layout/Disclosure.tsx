import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface DisclosureProps {
  /** The content that opens. */
  title: string
  children: ReactNode
}

/** A question that opens its answer; a native `details`, so that find-in-page works in closed text too. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <Details>
      <summary>
        {title}
        <ChevronDown />
      </summary>
      <Answer>{children}</Answer>
    </Details>
  )
}

/** A stack of disclosures with hairlines between them. */
export const Disclosures = styled.div`
  border-top: 1px solid var(--line);
`

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  > summary {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    align-items: center;
    min-height: 52px;
    padding: 12px 0;
    font-weight: 600;
    line-height: 1.4;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    color: var(--blueprint);
  }
  > summary > svg {
    color: var(--muted);
    transition: rotate var(--fast);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Answer = styled.div`
  display: grid;
  gap: 8px;
  max-width: 68ch;
  padding: 0 0 18px;
  color: var(--muted);
`
