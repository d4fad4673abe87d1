// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { withKnownStyles } from './draw.tsx'

const fade = keyframes`from { opacity: 0; } to { opacity: 1; }`
const Base = styled.p<{ $wide?: string }>`
  width: ${({ $wide }) => $wide ?? 'auto'};
  &:hover {
    color: red;
  }
  @media (max-width: 640px) {
    margin: 0 4px;
  }
`
const Moving = styled(Base)`
  animation: ${fade} 1s;
`
const Everywhere = createGlobalStyle<{ $ink: string }>`
  body { color: ${({ $ink }) => $ink}; }
`

/** What is drawn of these, with its styles. */
function drawn(sheet: ServerStyleSheet, { ink, widths }: { ink: string; widths: string[] }): string {
  const html = renderToString(
    sheet.collectStyles(
      <>
        <Everywhere $ink={ink} />
        {widths.map((wide) => (
          <Base key={wide} $wide={wide} />
        ))}
        <Moving />
      </>,
    ),
  )
  const all = html + sheet.getStyleTags()
  sheet.seal()
  return all
}

test('what is known comes out as what is made anew, also of pages that share only a part of it', () => {
  const pages = [
    { ink: 'navy', widths: ['1px', '2px'] },
    { ink: 'black', widths: ['2px', '3px'] },
    { ink: 'navy', widths: ['3px', '1px', '4px'] },
    { ink: 'navy', widths: ['1px', '2px'] },
  ]
  for (const page of pages)
    // Global styles are numbered in the order in which they are drawn.
    expect(drawn(withKnownStyles(new ServerStyleSheet()), page).replaceAll(/sc-global-\w+/g, '')).toBe(
      drawn(new ServerStyleSheet(), page).replaceAll(/sc-global-\w+/g, ''),
    )
})

test('what is known is not made again', () => {
  const page = { ink: 'navy', widths: ['5px'] }
  const sheet = withKnownStyles(new ServerStyleSheet())
  drawn(sheet, page)
  const next = withKnownStyles(new ServerStyleSheet())
  const made: string[] = []
  const { insertRules } = next.instance
  next.instance.insertRules = (id, name, rules) => {
    made.push(name)
    insertRules(id, name, rules)
  }
  const text = drawn(next, page)
  expect(text).toContain('width:5px')
  // The global style alone.
  expect(made).toEqual([expect.stringMatching(/^sc-global-/)])
})
