import { useId } from 'react'
import { styled } from 'styled-components'
import { Plumb, PlumbStep } from '../../ui/Plumb.tsx'

interface SignUpStepsProps {
  title: string
  /** The first is the form beside it; the others follow in time. */
  steps: readonly { title: string; text: string }[]
}

/** What comes after a sign-up, beside its form. */
export function SignUpSteps({ title, steps }: SignUpStepsProps) {
  const id = useId()
  return (
    <Side aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Plumb label={title}>
        {steps.map((step, index) => (
          <PlumbStep key={step.title} place={index === 0 ? 'now' : 'ahead'} number={index + 1} title={step.title}>
            <Text>{step.text}</Text>
          </PlumbStep>
        ))}
      </Plumb>
    </Side>
  )
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
