import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface StarChoiceProps {
  name: string
  value: number | null
  onChoose: (stars: number) => void
}

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

/** One to five stars: radios, so that arrow keys choose too. Give it a fieldset with a legend. */
export function StarChoice({ name, value, onChoose }: StarChoiceProps) {
  return (
    <Row>
      {WORDS.map((word, place) => {
        const stars = place + 1
        return (
          <label key={stars} data-on={value !== null && stars <= value}>
            <input type="radio" name={name} checked={value === stars} onChange={() => onChoose(stars)} />
            <Star aria-hidden="true" />
            <VisuallyHidden>{`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word.toLowerCase()}`}</VisuallyHidden>
          </label>
        )
      })}
      <span aria-hidden="true">{value !== null && WORDS[value - 1]}</span>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: var(--r-control);
    color: var(--line-strong);
    cursor: pointer;
    &:first-child {
      margin-left: -8px;
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--focus);
    }
    > input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: inherit;
    }
    > svg.lucide {
      width: 32px;
      height: 32px;
    }
    &[data-on='true'] {
      color: var(--star);
      > svg.lucide {
        fill: currentColor;
      }
    }
  }
  > span {
    margin-left: 8px;
    font-weight: 600;
  }
`
