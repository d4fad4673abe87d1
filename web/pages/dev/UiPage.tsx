import { Mail } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { DimensionList } from '../../ui/layout/DimensionList.ts'
import { Disclosure, Disclosures } from '../../ui/layout/Disclosure.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Lead, Muted, PageTitle, PageWidth, Small } from '../../ui/layout/PageFrame.tsx'
import { Row, Shown, Stack, States } from './Shown.tsx'
import { UiButtons, UiForms } from './UiControls.tsx'
import { UiChat } from './UiChat.tsx'
import { UiData } from './UiData.tsx'
import { UiFeedback } from './UiFeedback.tsx'
import { UiMarks } from './UiMarks.tsx'
import { UiTime } from './UiTime.tsx'

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

const COLOURS = [
  'ink',
  'muted',
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'blueprint',
  'signal',
  'signal-fill',
  'good',
  'warn',
  'bad',
  'civil',
  'electrical',
  'mechanical',
  'other',
]

/** Colours and type. */
function UiTokens() {
  return (
    <Shown title="Colour and type">
      <States>
        {COLOURS.map((name) => (
          <Colour key={name}>
            <i style={{ background: `var(--${name})` }} />
            {name}
          </Colour>
        ))}
      </States>
      <Stack>
        <Sample style={{ fontSize: 'var(--display)', fontWeight: 700, letterSpacing: '-.03em' }}>
          Ask an engineer
        </Sample>
        <Sample style={{ fontSize: 'var(--t34)' }}>Page heading 34</Sample>
        <Sample style={{ fontSize: 'var(--t26)' }}>Section heading 26</Sample>
        <Sample style={{ fontSize: 'var(--t20)' }}>Panel heading 20</Sample>
        <Lead>Lead text 17. One sentence under a page heading.</Lead>
        <p>
          Body 15. Lines stay under 72 characters, so that a paragraph of advice reads without losing the next line.
        </p>
        <Small>Small 13. Hints, labels of a title block, time stamps.</Small>
        <Row>
          <Money paise={12345600} />
          <time>Sat 28 Nov, 10:30 am IST</time>
          <code>order_PqL8x2</code>
        </Row>
      </Stack>
    </Shown>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
`

const Colour = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--t13);
  > i {
    height: 44px;
    border: 1px solid var(--line);
    border-radius: var(--r-control);
  }
`

const Sample = styled.p`
  font-family: var(--head);
  font-weight: 650;
  line-height: 1.15;
`
