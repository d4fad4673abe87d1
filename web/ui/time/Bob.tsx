import { styled } from 'styled-components'

/** The plumb bob. Marks the present, nothing else. */
export function Bob() {
  return (
    <Mark viewBox="0 0 20 32" aria-hidden="true">
      <path d="M10 0v8" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M7 7h6v3.4H7z" fill="var(--ink)" />
      <path
        d="M4.4 13.2c0-1.9 2-2.8 5.6-2.8s5.6.9 5.6 2.8c0 4.2-3.3 12-5.6 17.3C7.7 25.2 4.4 17.4 4.4 13.2z"
        fill="var(--signal)"
      />
    </Mark>
  )
}

const Mark = styled.svg`
  flex: none;
  width: 20px;
  height: 32px;
`
