/** Layout of the inbox: it fills the window, and only its lists scroll. */
import { createGlobalStyle, styled } from 'styled-components'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../../ui/theme.ts'

/** List and conversation take turns. */
export const NARROW = `(width < ${breakpoints.desktop})`

/**
 * The window as a column: header and notices, then the tab down to the lower edge, no footer below. A window too low for
 * that scrolls.
 */
export const FillWindow = createGlobalStyle<{ $isOpen: boolean }>`
  #root { display: flex; flex-direction: column; height: 100dvh; }
  #main { display: flex; flex: 1 0 26rem; min-height: 0; }
  #main + div { display: none; }
  #main > div { display: flex; flex: 1; flex-direction: column; min-width: 0; }
  #main [role='tabpanel'] { display: grid; flex: 1; grid-template: minmax(0, 1fr) / minmax(0, 1fr); min-height: 0; padding: 16px 0 24px; }
  @media ${NARROW} {
    #main { position: relative; }
    #main [role='tabpanel'] { padding: 0; }
    ${({ $isOpen }) => $isOpen && `#main:not(:has([data-missing])) [role='tablist'] { visibility: hidden; }`}
  }
`

export const Hint = styled.p`
  align-self: center;
  padding: 24px;
  max-width: none;
  color: var(--muted);
  text-align: center;
  @media ${NARROW} {
    display: none;
  }
`

export const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 320px minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  /* Without any conversation there is nothing to open. */
  &:has([data-none]) {
    grid-template-columns: minmax(0, 1fr);
  }
  &:has([data-none]) :is(${Hint}, search) {
    display: none;
  }
  @media ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--gutter));
    border-width: 0;
    border-radius: 0;
    /* The conversation lies over the tabs: nothing that is there before this code jumps. */
    &[data-open]:not(:has([data-missing])) {
      position: absolute;
      inset: 0;
      margin-inline: 0;
    }
    &[data-open]:not(:has([data-missing])) > :first-child {
      display: none;
    }
    &:has([data-missing]) {
      grid-template-rows: auto minmax(0, 1fr);
    }
    &:has([data-missing]) > :last-child {
      order: -1;
    }
  }
`

export const List = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  border-right: 1px solid var(--line);
  &:focus {
    outline: none;
  }
  @media ${NARROW} {
    border-right: 0;
  }
`

/** What was found; dimmed while something else is searched. */
export const Results = styled.div<{ $isStale: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  opacity: ${({ $isStale }) => ($isStale ? 0.55 : 1)};
  transition: opacity var(--fast) var(--ease);
`

export const Pane = styled.div`
  min-width: 0;
  min-height: 0;
`

/** Rows of the list, while it loads. */
export function RowsSkeleton() {
  return (
    <Skeleton label="Loading conversations">
      {['62%', '48%', '55%', '44%', '58%'].map((width) => (
        <Row key={width}>
          <Bone $width="40px" $height="40px" />
          <div>
            <Bone $width={width} />
            <Bone $width="88%" />
            <Bone $width="40%" />
          </div>
        </Row>
      ))}
    </Skeleton>
  )
}

/** Head of the conversation, while it loads. */
export function ConversationSkeleton() {
  return (
    <Skeleton label="Loading the conversation">
      <Head>
        <Bone $width="40px" $height="40px" />
        <div>
          <Bone $width="min(60%, 160px)" />
          <Bone $width="min(80%, 240px)" />
        </div>
      </Head>
    </Skeleton>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 92px;
  padding: 13px 14px;
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    gap: 10px;
  }
`

const Head = styled(Row)`
  min-height: 66px;
  padding: 10px 16px;
`
