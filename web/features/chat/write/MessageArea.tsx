import { useId, type ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { controlStyles } from '../../../ui/form/controlStyles.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'

interface MessageAreaProps extends ComponentProps<'textarea'> {
  /** For screen readers. */
  label: string
  value: string
}

/** A text area that grows with its text up to six lines, and scrolls then. */
export function MessageArea({ label, ...area }: MessageAreaProps) {
  const id = useId()
  return (
    <Grower data-text={area.value}>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <textarea id={id} rows={1} {...area} />
    </Grower>
  )
}

const text = css`
  grid-area: 1 / 1;
  max-height: min(calc(6 * 1.45em + 20px), 30dvh);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/* The same text behind it makes it as high as it needs: not every browser can do that alone. */
const Grower = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  > textarea {
    ${controlStyles}
    ${text}
    display: block;
    resize: none;
    overflow-y: auto;
  }
  &::after {
    ${controlStyles}
    ${text}
    content: attr(data-text) ' ';
    visibility: hidden;
    overflow: hidden;
  }
`
