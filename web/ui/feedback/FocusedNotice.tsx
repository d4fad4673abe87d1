import { useEffect, useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Notice } from './Notice.tsx'

/** A notice in place of what was pressed: it takes the focus when it appears, so that the keyboard goes on from there. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Place ref={place} tabIndex={-1}>
      <Notice {...props} />
    </Place>
  )
}

const Place = styled.div`
  outline: none;
`
