import { useId } from 'react'
import { styled } from 'styled-components'
import { Plumb, PlumbStep, type Place } from '../../../ui/time/Plumb.tsx'

interface SignUpStepsProps {
  title: string
  /** In chronological order. */
  steps: readonly { title: string; text: string }[]
  /** Index of the step of the form beside it; 0 by default. */
  at?: number
}

/** List of steps, beside the form of one of them. */
export function SignUpSteps({ title, steps, at = 0 }: SignUpStepsProps) {
  const id = useId()
  return (
    <Side aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Plumb label={title}>
        {steps.map((step, index) => (
          <PlumbStep key={step.title} place={placeOf(index, at)} number={index + 1} title={step.title}>
            <Text>{step.text}</Text>
          </PlumbStep>
        ))}
      </Plumb>
    </Side>
  )
}

function placeOf(index: number, at: number): Place {
  if (index === at) return 'now'
  return index < at ? 'done' : 'ahead'
}

const Side = styled.aside`
  display: grid;
  gap: 16px;
  @media (min-width: 941px) {
    position: sticky;
    top: 84px;
  }
  > h2 {
    font-size: var(--t20);
  }
  li h2 {
    font-size: var(--t17);
  }
`

const Text = styled.p`
  color: var(--muted);
`
