import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** The page's frame; its end keeps clear of the button that floats above it. */
export const ProfilePage = styled(PageWidth)`
  padding-top: 18px;
  body:has(&) footer {
    padding-bottom: 84px;
  }
  @media (max-width: ${breakpoints.desktop}) {
    /* For the button at the end of the bar. */
    --bar-end: 52px;
  }
`

/** Who it is above what they write, the plans beside both; one below the other when narrow. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  grid-template-rows: auto 1fr;
  gap: 36px clamp(28px, 5vw, 72px);
  align-items: start;
  margin-top: 8px;
  > :nth-child(2) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template: none / minmax(0, 1fr);
    > :nth-child(2) {
      grid-area: auto;
    }
  }
`

/** Where the plans stay in view: a sheet beside the person, or in their place when narrow. */
export const ProfileSide = styled.aside`
  position: sticky;
  top: 84px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
    box-shadow: none;
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
    grid-template-columns: 7.5rem minmax(0, 1fr);
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

/** On a narrow screen the bar at its foot books. */
export const WhenWide = styled.div`
  display: grid;
  &:empty {
    display: none;
  }
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`
