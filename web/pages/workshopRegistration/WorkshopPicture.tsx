import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WorkshopPicture_workshop$key } from '../../__generated__/WorkshopPicture_workshop.graphql.ts'
import { WorkshopImage } from '../../features/workshops/WorkshopImage.tsx'
import { Badge } from '../../ui/mark/Badge.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** The picture as large as the window allows. */
export const Lightbox = lazyPart(() => import('./Lightbox.tsx').then((module) => module.Lightbox))

/** The workshop's picture, which opens large; without one, a drawing of its branch. */
export function WorkshopPicture({ workshopKey }: { workshopKey: WorkshopPicture_workshop$key }) {
  const { title, branch, image } = useFragment(
    graphql`
      fragment WorkshopPicture_workshop on Workshop {
        title
        branch
        image
      }
    `,
    workshopKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(Lightbox)
  if (!image) return <Drawing branch={branch} image={null} lazy={false} />
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerEnter={Lightbox.preload}
        onFocus={Lightbox.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
      >
        <WorkshopImage branch={branch} image={image} lazy={false} />
        <VisuallyHidden>Picture of the workshop: </VisuallyHidden>
        <Badge>
          <ZoomIn />
          <span>Enlarge</span>
        </Badge>
      </Opener>
      {isOpen && <Lightbox title={title} image={image} onClose={() => setOpen(false)} />}
    </>
  )
}

const Drawing = styled(WorkshopImage)`
  border: 1px solid var(--line);
  border-radius: var(--r-card);
`

const Opener = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: none;
  cursor: zoom-in;
  > ${Badge} {
    position: absolute;
    right: 12px;
    bottom: 12px;
    background: var(--surface);
  }
  @media (max-width: ${breakpoints.phone}) {
    > ${Badge} {
      padding: 8px;
    }
    > ${Badge} > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
