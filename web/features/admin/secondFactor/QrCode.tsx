import { styled } from 'styled-components'
import { encode } from 'uqr'

/** A text as a QR code. Dark on light in both themes: many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dark} />
    </Code>
  )
}

const Code = styled.svg`
  justify-self: center;
  width: min(100%, 208px);
  border-radius: var(--r-control);
  background: #fff;
  color: #000;
  fill: currentColor;
`
