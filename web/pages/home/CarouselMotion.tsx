import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'
import { CAROUSEL_NARROW_PX, CAROUSEL_SLIDE } from '../../../api/rules/constants.ts'
import { CAROUSEL_TWO } from './carouselParts.ts'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

/** Steps of three, of two on a tablet, of one on a phone; a finger may drag, a mouse has the buttons. */
const OPTIONS = {
  align: 'start',
  slidesToScroll: CAROUSEL_SLIDE,
  watchDrag: (_api: CarouselApi, event: Event) => event.type.startsWith('touch'),
  breakpoints: {
    [`(max-width: ${CAROUSEL_TWO})`]: { slidesToScroll: 2 },
    [`(max-width: ${CAROUSEL_NARROW_PX - 1}px)`]: { slidesToScroll: 1 },
  },
} as const

interface CarouselMotionProps {
  viewport: HTMLElement
  onApi: (api: CarouselApi | null) => void
}

/** What moves the carousel; loaded once the page has come to rest. Shows nothing itself. */
export function CarouselMotion({ viewport, onApi }: CarouselMotionProps) {
  const [hold, api] = useEmblaCarousel(OPTIONS)
  useEffect(() => hold(viewport), [hold, viewport])
  useEffect(() => onApi(api ?? null), [api, onApi])
  return null
}
