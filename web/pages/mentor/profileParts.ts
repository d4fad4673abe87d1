import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** The page's frame; keeps clear of the bar at the foot of a phone. */
export const ProfilePage = styled(PageWidth)`
  padding-top: 18px;
  @media (max-width: ${breakpoints.desktop}) {
    body:has(&) footer:not([role='dialog'] footer) {
      padding-bottom: 76px;
    }
  }
`

/** The person beside the plans; the plans go into a bar when narrow. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  gap: clamp(28px, 5vw, 72px);
  align-items: start;
  margin-top: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Where the plans stay in view. */
export const ProfileSide = styled.aside`
  position: sticky;
  top: 84px;
  > * {
    padding: 16px;
    box-shadow: var(--shadow);
  }
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`

/** What stands with the plans where there is room for them. */
export const BelowPlan = styled.div`
  margin-top: 12px;
`

/** The same, with the person, where the plans are in a bar. */
export const WhenNarrow = styled.div`
  display: none;
  @media (max-width: ${breakpoints.desktop}) {
    display: block;
  }
`

/** A part of the profile under its heading. */
export const ProfileSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  > h2 {
    font-size: var(--t20);
  }
  > button {
    justify-self: start;
  }
`

/** One line each, parted by hairlines, in two columns where there is room. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 32px;
  > li {
    padding: 9px 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Label left, value right, parted by hairlines: `<Specs><div><dt>…</dt><dd>…</dd></div></Specs>`. */
export const Specs = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 16px;
    align-items: baseline;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: ${breakpoints.phone}) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`
