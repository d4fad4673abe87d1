import { Play } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BeamDrawing } from './BeamDrawing.tsx'

/** A drawing until the video is asked for: nothing of the other site loads before that. Null: there is no video. */
export function VisionVideo({ url }: { url: string | null }) {
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
