import { Mail } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { DimensionList } from '../../ui/DimensionList.ts'
import { Disclosure, Disclosures } from '../../ui/Disclosure.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Muted, PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { Row, Shown } from './Shown.tsx'
import { UiButtons } from './UiButtons.tsx'
import { UiData } from './UiData.tsx'
import { UiFeedback } from './UiFeedback.tsx'
import { UiForms } from './UiForms.tsx'
import { UiMarks } from './UiMarks.tsx'
import { UiTime } from './UiTime.tsx'
import { UiTokens } from './UiTokens.tsx'

const UiChat = lazyPart(
  async () => (await import('./UiChat.tsx')).UiChat,
  null,
  () => null,
  showFailure,
)

/** Every building block in every state; not in production. */
export function UiPage() {
  return (
    <PageWidth>
      <PageTitle title="Plumbline building blocks" lead="Every block in every state." />
      <Sections>
        <UiTokens />
        <UiButtons />
        <UiForms />
        <UiMarks />
        <UiTime />
        <UiFeedback />
        <UiData />
        <Shown title="Chat">
          <UiChat />
        </Shown>
        <UiText />
      </Sections>
    </PageWidth>
  )
}

const POINTS = ['The mentor sets the price', 'You see it first', 'You pay when you book']

/** What pages of text are made of: questions, points, addresses. */
function UiText() {
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

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
`
