import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link, type LinkProps } from '../Link.tsx'

/** The page's width: 1200 px of content and a gutter on each side. */
export const PageWidth = styled.div`
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: 0 auto;
  padding: 0 var(--gutter);
`

/** The heading of a page: back link, h1, one sentence. */
export function PageTitle({ title, lead, back }: { title: ReactNode; lead?: ReactNode; back?: ReactNode }) {
  return (
    <Head>
      {back}
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  )
}

/** A link back, above the heading. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Back {...rest}>
      <ChevronLeft />
      {children}
    </Back>
  )
}

/** One sentence under a page heading. */
export const Lead = styled.p`
  color: var(--muted);
  font-size: var(--t17);
`

/** Secondary text. */
export const Muted = styled.span`
  color: var(--muted);
`

/** 13 px, for hints and timestamps. */
export const Small = styled.span`
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.5;
`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: clamp(20px, 3vw, 36px) 0 clamp(16px, 2vw, 24px);
`

const Back = styled(Link)`
  display: inline-flex;
  min-width: 0;
  gap: 4px;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  margin: -10px 0 -8px;
  font-weight: 500;
  overflow-wrap: anywhere;
  text-decoration: none;
`
