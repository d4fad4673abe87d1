import { useState } from 'react'
import { styled } from 'styled-components'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import { branchStyles } from '../../ui/branchStyles.ts'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'
import { Blueprint } from './Blueprint.tsx'

interface WorkshopImageProps {
  branch: string
  /** Path of its picture; null shows a drawing of its branch, and so does a picture that fails. */
  image: string | null | undefined
  /** False for pictures above the fold. */
  lazy?: boolean
  className?: string
}

/** A workshop's picture, or a drawing in the colour of its branch, 16 to 9. Decorative: its title stands beside it. */
export function WorkshopImage({ branch, image, lazy = true, className }: WorkshopImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const family = branchFamily(branch)
  return (
    <Frame aria-hidden="true" className={className} $family={family}>
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          width="800"
          height="450"
          loading={lazy ? 'lazy' : 'eager'}
          fetchPriority={lazy ? 'auto' : 'high'}
          decoding="async"
          onError={() => setBroken(image)}
        />
      ) : (
        <Blueprint family={family} />
      )}
    </Frame>
  )
}

const Frame = styled.span<{ $family: BranchFamily }>`
  ${branchStyles}
  display: block;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background-color: var(--sunken);
  background-image:
    linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 20px 20px;
  color: var(--branch);
  > * {
    display: block;
    width: 100%;
    height: 100%;
  }
  > img {
    object-fit: cover;
  }
  @media (prefers-color-scheme: dark) {
    > img {
      filter: brightness(0.86) saturate(0.95);
    }
  }
`
