import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { breathe } from '../motion.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

interface BoneProps {
  /** CSS width; full width if absent. */
  $width?: string
  /** CSS height; one line of text if absent. */
  $height?: string
}

/** One grey bar of a skeleton; give it the size of the content it stands for. */
export const Bone = styled.span<BoneProps>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '.8em'};
  border-radius: 4px;
  background: var(--line);
  opacity: 0.75;
  animation: ${breathe} 1.4s ease-in-out infinite alternate;
`

/** Wraps the bones of a page or section: announces loading and hides the bones from screen readers. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
