import { createGlobalStyle } from 'styled-components'
import { breakpoints, tokens } from './theme.ts'

/** Tokens and base elements, once per document. */
export const GlobalStyle = createGlobalStyle`
  ${tokens}

  *, ::before, ::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--t15)/1.55 var(--text);
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: var(--head);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -.008em;
    word-spacing: .06em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  h1 { font-size: var(--h1); line-height: 1.14; letter-spacing: -.02em; }
  h2 { font-size: var(--t26); letter-spacing: -.016em; }
  h3 { font-size: var(--t17); line-height: 1.3; }
  h4 { font-size: var(--t15); }
  p { margin: 0; max-width: 68ch; text-wrap: pretty; }
  ul, ol, dl, dd, figure, fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  /* Said for every level: nested lists would get hollow bullets, those in a list without any none. */
  ul { list-style: disc; }
  ol { list-style: decimal; }
  ul[class], ol[class] { list-style: none; }
  legend { padding: 0; }
  a { color: var(--blueprint); text-decoration-thickness: 1px; text-underline-offset: 3px; }
  a:hover { color: var(--blueprint-hover); text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-width: 100%; }
  hr { margin: 0; border: 0; border-top: 1px solid var(--line); }
  table { width: 100%; border-collapse: collapse; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
  /* A heading that is focused after a navigation is announced, not outlined: nothing can be done with it. */
  h1:focus, h2:focus, main:focus { outline: none; }
  ::selection { background: var(--blueprint-line); }
  code, time { font: 500 .94em/1.4 var(--mono); letter-spacing: -.02em; }
  /* In one piece as long as a line has the room. */
  time { display: inline-block; max-width: 100%; }
  .lucide { width: 18px; height: 18px; flex: none; stroke-width: 1.75; }
  .lucide[width='16'] { width: 16px; height: 16px; }
  .lucide[width='20'] { width: 20px; height: 20px; }

  /* None, not short: what waits for the end of an animation that never runs would stay on screen for ever. */
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; }
  }
  @media (max-width: ${breakpoints.header}) {
    html { scroll-padding-top: 4.25rem; }
  }
`
