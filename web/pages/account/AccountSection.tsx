import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'

interface AccountSectionProps {
  section: Section
  /** At the right of the heading: a status or an action. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the page with an anchor. */
export function AccountSection({ section: { id, title }, aside, children }: AccountSectionProps) {
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </Head>
      <Body>{children}</Body>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  > * {
    padding-inline: clamp(16px, 2vw, 24px);
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 60px;
  padding-block: 8px;
  border-bottom: 1px solid var(--line);
  h2 {
    scroll-margin-top: 84px;
    font-size: var(--t20);
    outline: none;
  }
`

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 20px clamp(18px, 2vw, 24px);
`

/** The sections of the page in their order; `id` is the anchor. */
export const SECTIONS = {
  profile: { id: 'profile', title: 'Your account' },
  password: { id: 'password', title: 'Password' },
  devices: { id: 'devices', title: 'Devices' },
  data: { id: 'data', title: 'Your data' },
  closing: { id: 'close', title: 'Close account' },
} as const
export type Section = (typeof SECTIONS)[keyof typeof SECTIONS]
