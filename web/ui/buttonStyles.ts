import { css } from 'styled-components'
import { swing } from './motion.ts'

/** How a button looks and how large it is; buttons and links that look like one share it. */
export interface ButtonLook {
  /** `signal`: the page's single decisive action. `primary`: the main action of a form or panel. None: quiet. */
  look?: 'signal' | 'primary' | 'plain' | 'danger' | 'ghost' | 'slab' | 'slabQuiet' | undefined
  /** `small`: 36 px (44 on touch screens). `large`: 52 px, for paying. */
  size?: 'small' | 'large'
  /** Square, for one icon; needs an `aria-label` or a VisuallyHidden text. */
  icon?: boolean
  /** As wide as its container. */
  wide?: boolean
}

/** ButtonLook as styled-components wants it: `$` keeps it off the element. */
export interface StyledLook {
  $look?: ButtonLook['look'] | undefined
  $size?: ButtonLook['size'] | undefined
  $icon?: boolean | undefined
  $wide?: boolean | undefined
}

const filled = (fill: string, hover: string, text: string) => css`
  --bg: ${fill};
  --fg: ${text};
  --bd: transparent;
  --hover: ${hover};
  --hover-bd: transparent;
`

const looks = {
  signal: filled('var(--signal-fill)', 'var(--signal-hover)', 'var(--on-signal)'),
  primary: filled('var(--blueprint)', 'var(--blueprint-hover)', 'var(--on-blueprint)'),
  slab: filled('var(--slab-fill)', 'var(--slab-fill-hover)', 'var(--on-slab-fill)'),
  slabQuiet: css`
    --fg: var(--on-slab);
    --bd: var(--on-slab-line);
    --hover: var(--on-slab-hover);
    --hover-bd: var(--slab-fill);
  `,
  danger: css`
    --fg: var(--bad);
    --bd: var(--bad-line);
    --hover: var(--bad-wash);
    --hover-bd: var(--bad);
  `,
  /* Without a frame its text stands at the edge where the frames of others are. */
  plain: css<StyledLook>`
    --bd: transparent;
    --fg: var(--blueprint);
    --hover: var(--blueprint-wash);
    --hover-bd: transparent;
    padding: 6px 10px;
    ${({ $wide }) => !$wide && 'max-width: calc(100% + 22px); margin-inline: -11px;'}
  `,
  ghost: css`
    --bd: transparent;
  `,
}

/** Without a frame also where it is disabled: a box would stand out of the column. */
const isFrameless = (look: StyledLook['$look']): boolean => look === 'ghost' || look === 'plain'

const sizes = {
  small: css`
    min-height: var(--control-small);
    padding: 4px 12px;
    font-size: var(--t13);
    @media (pointer: coarse) {
      min-height: 44px;
    }
  `,
  large: css`
    min-height: 52px;
    font-size: var(--t17);
  `,
}

const square = css<StyledLook>`
  flex: none;
  width: ${({ $size }) => ($size === 'small' ? 'var(--control-small)' : 'var(--control)')};
  && {
    padding: 0;
  }
  @media (pointer: coarse) {
    width: 44px;
  }
`

/** All styles of a button. */
export const buttonStyles = css<StyledLook>`
  --bg: transparent;
  --fg: var(--ink);
  --bd: var(--line-strong);
  --hover: var(--sunken);
  --hover-bd: var(--ink);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--control);
  /* Shrinks last, but does: at a large text size its label wraps instead of leaving the window. */
  flex-shrink: 0.01;
  max-width: 100%;
  padding: 6px 18px;
  border: 1px solid var(--bd);
  border-radius: var(--r-control);
  background: var(--bg);
  color: var(--fg);
  font: 600 var(--t15)/1.2 var(--text);
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--fast),
    border-color var(--fast),
    color var(--fast);
  ${({ $look }) => $look && looks[$look]}
  ${({ $size }) => $size && sizes[$size]}
  ${({ $icon }) => $icon && square}
  ${({ $wide }) => $wide && 'width: 100%;'}

  &:hover,
  &[data-show='hover'] {
    border-color: var(--hover-bd);
    background: var(--hover);
    color: var(--fg);
  }
  &:active {
    translate: 0 1px;
  }
  &:focus-visible,
  &[data-show='focus'] {
    outline: 2px solid ${({ $look }) => ($look?.startsWith('slab') ? 'var(--on-slab)' : 'var(--focus)')};
    outline-offset: 2px;
    border-radius: var(--r-control);
  }
  &:disabled,
  &[aria-disabled='true'] {
    --bg: ${({ $look }) => (isFrameless($look) ? 'transparent' : 'var(--sunken)')};
    --fg: var(--muted);
    --bd: ${({ $look }) => (isFrameless($look) ? 'transparent' : 'var(--line)')};
    --hover: var(--bg);
    --hover-bd: var(--bd);
    cursor: not-allowed;
    translate: none;
  }
  &[aria-busy='true'] {
    pointer-events: none;
  }
  &[aria-busy='true']::before {
    content: '';
    width: 2px;
    height: 18px;
    border-radius: 1px;
    background: currentColor;
    transform-origin: 50% 0;
    animation: ${swing} 1.1s ease-in-out infinite;
  }
`
