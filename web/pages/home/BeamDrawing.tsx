import { styled } from 'styled-components'

/** Bars of the web (large, with their radius) and of the flange, as x, y, r. */
const BARS = [
  [143, 67, 3.2],
  [160, 67, 3.2],
  [177, 67, 3.2],
  [143, 116, 4],
  [154, 116, 4],
  [166, 116, 4],
  [177, 116, 4],
  [75, 48, 2],
  [95, 48, 2],
  [115, 48, 2],
  [205, 48, 2],
  [225, 48, 2],
  [245, 48, 2],
] as const

/** Section of a reinforced T-beam with its dimensions. */
export function BeamDrawing() {
  return (
    <Drawing viewBox="0 0 320 150" aria-hidden="true">
      <path d="M60 34h200v20H190v76h-60V54H60z" fill="var(--surface)" />
      <path data-thin d="M137 61h46v62h-46z" />
      <g data-solid>
        {BARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        data-thin
        d="M60 20h200M60 16v8M260 16v8M57 23l6-6M257 23l6-6M276 54v76M272 54h8M272 130h8M273 57l6-6M273 133l6-6M181 114l38-14h38M146 69l-36 24H70M183 88l36-10"
      />
      <text x="160" y="13" textAnchor="middle">
        1200
      </text>
      <text x="284" y="95">
        450
      </text>
      <text x="222" y="96">
        4-T20
      </text>
      <text x="70" y="89">
        3-T12
      </text>
      <text x="222" y="80">
        T8-150
      </text>
    </Drawing>
  )
}

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  [data-thin] {
    stroke-width: 0.8;
  }
  [data-solid] {
    fill: currentColor;
    stroke: none;
  }
  text {
    fill: currentColor;
    stroke: none;
    font: 500 9px var(--mono);
  }
`
