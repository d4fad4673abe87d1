import { Play } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Vision_query$key } from '../../__generated__/Vision_query.graphql.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { Band } from './Band.tsx'
import { BeamDrawing } from './BeamDrawing.tsx'

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
