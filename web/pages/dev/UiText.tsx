import { Mail } from 'lucide-react'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { DimensionList } from '../../ui/DimensionList.ts'
import { Disclosure, Disclosures } from '../../ui/Disclosure.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Row, Shown } from './Shown.tsx'

const POINTS = ['The mentor sets the price', 'You see it first', 'You pay when you book']

/** What pages of text are made of: questions, points, addresses. */
export function UiText() {
  return (
    <Shown title="Questions, points, addresses">
      <Disclosures>
        <Disclosure title="Can I cancel a session?">
          <p>Yes, up to 48 hours before it.</p>
        </Disclosure>
        <Disclosure title="How are mentors chosen?">
          <p>Our team reviews every application.</p>
        </Disclosure>
      </Disclosures>
      <DimensionList>
        {POINTS.map((point) => (
          <li key={point}>
            <h3>{point}</h3>
            <Muted as="p">In a line or two.</Muted>
          </li>
        ))}
      </DimensionList>
      <Row>
        <ButtonAnchor href="mailto:support@plumbline.example">
          <Mail />
          Write to support
        </ButtonAnchor>
      </Row>
    </Shown>
  )
}
