import { useState } from 'react'
import { styled } from 'styled-components'
import { branchFamily, type BranchFamily } from '../../../api/rules/people/branches.ts'
import { branchStyles } from '../../ui/mark/branchStyles.ts'

interface WorkshopImageProps {
  branch: string
  /** Path of its picture; null shows a drawing of its branch, and so does a picture that fails. */
  image: string | null
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

interface Sheet {
  /** Outlines. */
  thick: string
  /** Dimensions, axes and hidden edges. */
  thin: string
  /** Centres of dots, as x, y, radius. */
  dots: readonly (readonly [number, number, number])[]
}

/** On 320 by 180: a beam's section, a feeder from its busbar, a flange in section, a sheet with its plumb line. */
const SHEETS: Record<BranchFamily, Sheet> = {
  civil: {
    thick: 'M60 50h200v24H192v74h-64V74H60z',
    thin: 'M136 82h48v58h-48zM60 34h200M60 30v8M260 30v8M57 37l6-6M257 37l6-6M278 50v98M274 50h8M274 148h8M275 53l6-6M275 151l6-6',
    dots: [
      [143, 89, 3],
      [160, 89, 3],
      [177, 89, 3],
      [143, 133, 4],
      [154, 133, 4],
      [166, 133, 4],
      [177, 133, 4],
    ],
  },
  electrical: {
    thick: 'M50 44h220M110 44v24M110 68l14 22M110 92v18M210 44v24M210 68l14 22M210 92v14M110 152v-6',
    thin: 'M96 152h28M101 157h18M106 162h8M210 154v8M196 162h28M104 68h12M204 68h12M64 34h24M64 30v8M88 30v8',
    dots: [
      [110, 44, 3.5],
      [210, 44, 3.5],
      [160, 44, 3.5],
    ],
  },
  mechanical: {
    thick: 'M70 66h40V44h30v22h110v52H140v22h-30v-22H70z',
    thin: 'M54 92h216M70 66l40 52M110 44v96M140 44v96M160 66v52M250 66v52M110 26h30M110 22v8M140 22v8M107 29l6-6M137 29l6-6M272 66v52M268 66h8M268 118h8M269 69l6-6M269 121l6-6',
    dots: [],
  },
  other: {
    thick: 'M70 40h180v100H70zM160 40v26M154 66h12v8h-12zM150 80c0-8 20-8 20 0 0 10-5 20-10 30-5-10-10-20-10-30z',
    thin: 'M70 26h180M70 22v8M250 22v8M67 29l6-6M247 29l6-6M268 40v100M264 40h8M264 140h8M265 43l6-6M265 143l6-6M90 124h44M90 116h28',
    dots: [],
  },
}

/** A drawing of the branch, for a workshop without a picture. */
function Blueprint({ family }: { family: BranchFamily }) {
  const { thick, thin, dots } = SHEETS[family]
  return (
    <Drawing viewBox="0 0 320 180">
      <path d={thick} fill="var(--surface)" />
      {family === 'electrical' && <Transformers />}
      <path data-thin d={thin} />
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
      ))}
    </Drawing>
  )
}

function Transformers() {
  return (
    <>
      <circle cx="110" cy="120" r="10" />
      <circle cx="110" cy="136" r="10" />
      <circle cx="210" cy="130" r="24" />
      <path d="M199 130c4-12 7-12 11 0s7 12 11 0" />
    </>
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

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-thin] {
    stroke-width: 0.8;
  }
`
