import { styled } from 'styled-components'
import { Lead, Small } from '../../ui/PageFrame.tsx'
import { Money } from '../../ui/Money.tsx'
import { Row, Shown, Stack, States } from './Shown.tsx'

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
export function UiTokens() {
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
