import { css } from 'styled-components'

/**
 * Design tokens: every colour, size and duration. Components use these variables and no raw colours; the dark theme
 * follows the system through `light-dark()`.
 */
export const tokens = css`
  :root {
    color-scheme: light dark;

    --paper: light-dark(#fbfaf6, #0b1628);
    --surface: light-dark(#ffffff, #111f36);
    --sunken: light-dark(#f4f2eb, #0e1a2f);
    --ink: light-dark(#10233f, #e8edf6);
    --muted: light-dark(#56637b, #9eabc2);
    --line: light-dark(#dde1e8, #26385a);
    --line-strong: light-dark(#8390a7, #64779b);
    --grid: light-dark(#10233f0a, #bfd4ff0d);
    --grid-major: light-dark(#10233f12, #bfd4ff17);
    --scrim: light-dark(#10233f80, #0009);
    --slab: light-dark(#10233f, #142749);
    --slab-grid: #bfd4ff12;
    --on-slab: #e8edf6;
    --on-slab-muted: #aab7ce;
    --on-slab-line: #7486a5;
    --on-slab-hover: #ffffff14;
    --slab-fill: #ffffff;
    --slab-fill-hover: #dce7fa;
    --on-slab-fill: #10233f;

    --blueprint: light-dark(#1d5bbf, #8db8ff);
    --blueprint-hover: light-dark(#174a9d, #b1cfff);
    --blueprint-wash: light-dark(#ebf1fb, #162b4e);
    --blueprint-line: light-dark(#b9cff0, #2f4f86);
    --on-blueprint: light-dark(#ffffff, #0b1628);
    --signal: light-dark(#e4572e, #ff7d55);
    --signal-fill: light-dark(#c7431b, #ff8a66);
    --signal-hover: light-dark(#a83513, #ffa68a);
    --signal-wash: light-dark(#fceee8, #3a2019);
    --on-signal: light-dark(#ffffff, #21100a);
    --focus: light-dark(#1d5bbf, #8db8ff);

    --good: light-dark(#18704a, #6fd3a2);
    --good-wash: light-dark(#e8f4ec, #12301f);
    --good-line: light-dark(#b5d9c3, #24573c);
    --warn: light-dark(#875900, #f0be5c);
    --warn-wash: light-dark(#fbf2dc, #33270d);
    --warn-line: light-dark(#e6ce96, #5e4a1b);
    --bad: light-dark(#bc2c28, #ff9a92);
    --bad-wash: light-dark(#fcedec, #3b1a1c);
    --bad-line: light-dark(#efc0bd, #6e2f31);
    --star: light-dark(#b27a00, #f0be5c);

    --civil: light-dark(#a14a21, #f0a781);
    --electrical: light-dark(#6440b8, #bba6f7);
    --mechanical: light-dark(#0b6f69, #62cfc5);
    --other: light-dark(#566178, #aeb9cb);

    --text: 'Inter Variable', 'Inter 0', 'Inter 1', 'Inter 2', system-ui, sans-serif;
    --head: 'Archivo Variable', 'Archivo 0', 'Archivo 1', 'Archivo 2', sans-serif;
    --mono: 'IBM Plex Mono', ui-monospace, monospace;
    --t13: 0.8125rem;
    --t15: 0.9375rem;
    --t16: 1rem;
    --t17: 1.0625rem;
    --t20: 1.25rem;
    --t26: 1.625rem;
    --t34: 2.125rem;
    --t46: 2.875rem;
    --h1: clamp(1.75rem, 1.3rem + 1.9vw, 2.125rem);
    --display: clamp(2.125rem, 1.5rem + 2.6vw, 2.875rem);

    --gutter: clamp(16px, 3.2vw, 40px);
    --page: 1200px;
    --r-card: 10px;
    --r-control: 8px;
    --r-tag: 5px;
    --control: 44px;
    --control-small: 36px;
    --shadow: 0 1px 2px light-dark(#10233f0f, #0006), 0 10px 28px -8px light-dark(#10233f2b, #000a);

    --fast: 120ms;
    --slow: 200ms;
    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }
`

/** Breakpoints for media queries, which cannot use CSS variables. */
export const breakpoints = { desktop: '940px', phone: '640px', header: '900px' } as const
