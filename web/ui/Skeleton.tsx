import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { breathe } from './motion.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface BoneProps {
  /** CSS width; all there is when missing. */
  $width?: string
  /** CSS height; a line of text when missing. */
  $height?: string
}

/** One grey bar of a skeleton: give it the size of what will stand there. */
export const Bone = styled.span<BoneProps>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '.8em'};
  border-radius: 4px;
  background: var(--line);
  opacity: 0.75;
  animation: ${breathe} 1.4s ease-in-out infinite alternate;
`

/** Around the bones of a page or a section: says that it loads, and keeps the bones from being read out. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
