import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'

/** The heading of a page or tab of the administrators, with what can be done there beside it. */
export function AdminTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <h1>{title}</h1>
      {children}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding-bottom: 12px;
  h1 {
    min-width: 0;
    /* "Administrators" stays in one piece on a phone with large text. */
    font-size: min(var(--t26), 13vw);
  }
`

/** Below the heading: what the tab shows. */
export const TabNote = styled.p`
  max-width: 640px;
  padding-bottom: 14px;
  color: var(--muted);
`

/** Width and margins of an administrators' page without tabs. */
export const AdminPageWidth = styled(PageWidth)`
  padding-block: 20px clamp(32px, 6vw, 72px);
`
