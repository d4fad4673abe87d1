import { useState } from 'react'
import { css, styled } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'
import { branchStyles } from './branchStyles.ts'
import { breakpoints } from '../theme.ts'

const sizes = {
  xs: css`
    width: 32px;
    border-radius: 6px;
    font-size: 13px;
  `,
  sm: css`
    width: 40px;
    font-size: 15px;
  `,
  md: css`
    width: 56px;
  `,
  card: css`
    width: 60px;
    @media (max-width: ${breakpoints.phone}) {
      width: 54px;
    }
  `,
  lg: css`
    width: 72px;
    font-size: 24px;
  `,
  xl: css`
    width: clamp(88px, 11vw, 128px);
    border-radius: var(--r-card);
    font-size: 38px;
  `,
}

interface AvatarProps {
  name: string
  family: BranchFamily
  /** Path of the picture; null shows initials on the branch's hatch, and so does a picture that fails. */
  image?: string | null
  size?: keyof typeof sizes
  /** How many initials: two, or the first letter alone. */
  letters?: 1 | 2
  /** False for pictures above the fold. */
  lazy?: boolean
}

/** A person's picture or initials, in a square. Decorative: show the name beside it. */
export function Avatar({ name, family, image, size = 'md', letters = 2, lazy = true }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Frame aria-hidden="true" $family={family} $size={size}>
      {image && image !== broken ? (
        <img src={image} alt="" loading={lazy ? 'lazy' : 'eager'} decoding="async" onError={() => setBroken(image)} />
      ) : (
        <span>{initials(name).slice(0, letters)}</span>
      )}
    </Frame>
  )
}

/** First letters of the first and the last word: "Meera Nambiar" is MN. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

const Frame = styled.span<{ $family: BranchFamily; $size: keyof typeof sizes }>`
  ${branchStyles}
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--r-control);
  background: color-mix(in srgb, var(--branch) 11%, var(--surface));
  color: var(--branch);
  /* As large as the picture it stands for, at any text size. */
  font: 650 19px/1 var(--head);
  ${({ $size }) => sizes[$size]}

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--hatch);
    opacity: 0.17;
  }
  > * {
    position: relative;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (prefers-color-scheme: dark) {
    > img {
      filter: brightness(0.86) saturate(0.95);
    }
  }
`
