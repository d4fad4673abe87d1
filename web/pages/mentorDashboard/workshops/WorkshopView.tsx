import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { WORKSHOPS } from './workshopsAddress.ts'

/** Whether another view was shown before: its successor takes the focus. */
export const ViewMoved = createContext(false)

/** Of the heading: the focus goes there when what had it is gone. */
export const VIEW_TITLE = 'workshops-view'

/** The heading of a view of the tab, with what stands beside it; focused when the view has replaced another. */
export function ViewTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const isMoved = use(ViewMoved)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isMoved) heading.current?.focus({ preventScroll: true })
  }, [isMoved])
  return (
    <Line>
      <h2 ref={heading} id={VIEW_TITLE} tabIndex={-1}>
        {children}
      </h2>
      {aside}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  > h2 {
    min-width: 0;
    outline: none;
    overflow-wrap: anywhere;
    font-size: var(--t20);
  }
`

/** A view of the tab, one part below the other. */
export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-top: 20px;
`

/** An address that leads to no workshop of this mentor. */
export function UnknownWorkshop() {
  return (
    <View>
      <EmptyState
        title="Workshop not found"
        actions={
          <ButtonLink to={WORKSHOPS.list} look="primary">
            Your workshops
          </ButtonLink>
        }
      >
        It isn’t one of your workshops, or it was deleted.
      </EmptyState>
    </View>
  )
}
