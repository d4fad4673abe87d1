import { Play } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Vision_query$key } from '../../__generated__/Vision_query.graphql.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { Band } from './Band.tsx'

const CLAIMS = [
  { label: 'Mentors', value: '10+', figure: true },
  { label: 'Mentees', value: '30+', figure: true },
  { label: 'Specializations', value: '25+', figure: true },
]

/** Vision video and three numbers. */
export function Vision({ queryKey }: { queryKey: Vision_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Vision_query on Query {
        site {
          visionVideoUrl
        }
      }
    `,
    queryKey,
  )
  return (
    <Columns aria-labelledby="vision">
      <VisionVideo url={query?.site.visionVideoUrl ?? null} />
      <Say>
        <h2 id="vision">Theory is taught. Judgement is passed on.</h2>
        <Muted as="p">
          Most colleges have no one who has stood on a site, commissioned a substation or released a gearbox. We put
          that person one call away.
        </Muted>
        <Claims>
          <TitleBlock facts={CLAIMS} cell={92} big />
        </Claims>
      </Say>
    </Columns>
  )
}

/** A drawing until the video is asked for: nothing of the other site loads before that. Null: there is no video. */
function VisionVideo({ url }: { url: string | null }) {
  const [playing, setPlaying] = useState(false)
  if (url && playing) {
    return (
      <Frame>
        <iframe
          // The focused button is removed.
          ref={(frame) => frame?.focus()}
          src={started(url)}
          title="Vision video"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <BeamDrawing />
      {url && (
        <PlayButton type="button" aria-label="Play the vision video" onClick={() => setPlaying(true)}>
          <span>
            <Play />
          </span>
        </PlayButton>
      )}
      <noscript>
        {import.meta.env.SSR && url && (
          <PlayButton as="a" href={url} aria-label="Play the vision video">
            <span>
              <Play />
            </span>
          </PlayButton>
        )}
      </noscript>
    </Frame>
  )
}

/** The click that loads the player also starts it. */
function started(url: string): string {
  const address = new URL(url, location.href)
  address.searchParams.set('autoplay', '1')
  return address.href
}

const Columns = styled(Band)`
  display: grid;
  grid-template-columns: 1.25fr 1fr;
  gap: clamp(24px, 5vw, 64px);
  align-items: center;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Say = styled.div`
  display: grid;
  gap: 14px;
`

const Claims = styled.div`
  margin-top: 6px;
  && dd[data-figure] {
    font-size: var(--t26);
  }
  @media (max-width: ${breakpoints.phone}) {
    dl > div {
      padding-inline: 10px;
    }
  }
`

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background-color: var(--sunken);
  background-image:
    linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 20px 20px;
  color: var(--civil);
  > svg {
    width: 100%;
    height: 100%;
    padding: 6%;
  }
  > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  border: 0;
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
    border-radius: var(--r-card);
  }
  &:hover > span {
    background: var(--blueprint-hover);
  }
  > span {
    display: grid;
    place-items: center;
    width: 68px;
    height: 68px;
    border-radius: 50%;
    background: var(--blueprint);
    color: var(--on-blueprint);
    box-shadow: var(--shadow);
    transition: background var(--fast);
  }
  svg.lucide {
    width: 26px;
    height: 26px;
    fill: currentColor;
  }
`

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
function BeamDrawing() {
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
