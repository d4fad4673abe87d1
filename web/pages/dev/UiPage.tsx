import { styled } from 'styled-components'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { Shown } from './Shown.tsx'
import { UiButtons } from './UiButtons.tsx'
import { UiData } from './UiData.tsx'
import { UiFeedback } from './UiFeedback.tsx'
import { UiForms } from './UiForms.tsx'
import { UiMarks } from './UiMarks.tsx'
import { UiText } from './UiText.tsx'
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

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
`
