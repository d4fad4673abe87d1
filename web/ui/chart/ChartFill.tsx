/** How a series is drawn: plain, hatched or dotted, so that colour alone never tells them apart. */
const COLOURS = ['var(--blueprint)', 'var(--mechanical)', 'var(--civil)'] as const

/** The colour of a series. */
export function colourOf(place: number): string {
  return COLOURS[place % COLOURS.length] ?? COLOURS[0]
}

/** The fill of a series, as `ChartFill` with this prefix has drawn it. */
export function fillOf(prefix: string, place: number): string {
  return place === 0 ? COLOURS[0] : `url(#${prefix}-${place})`
}

/** The pattern of a series; the first one has none. */
export function ChartFill({ id, place }: { id: string; place: number }) {
  if (place === 0) return null
  const colour = colourOf(place)
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--surface)" />
      {place === 1 ? <rect width="3" height="6" fill={colour} /> : <circle cx="3" cy="3" r="1.6" fill={colour} />}
    </pattern>
  )
}
