import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useControl } from './fieldContext.ts'

/** A text area that grows with its text; takes its id, error and hint from the Field around it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <StyledArea {...props} {...useControl(props)} />
}

const StyledArea = styled.textarea`
  ${controlStyles}
  display: block;
  min-height: 108px;
  resize: vertical;
  field-sizing: content;
`
