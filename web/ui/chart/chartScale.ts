/** The value axis of a chart: it begins at 0 and ends at the last tick. */
export interface ChartScale {
  /** Round numbers, evenly spaced, from 0 up to at least the largest value. */
  ticks: readonly number[]
  top: number
}

/** Steps that read well, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10]
/** About how many steps an axis has. */
const INTERVALS = 4

/** The axis for values of at most `largest`; every tick is a multiple of `unit`, such as the paise of a rupee. */
export function chartScale(largest: number, unit = 1): ChartScale {
  const wanted = Math.max(largest / unit / INTERVALS, 1)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = (STEPS.find((times) => times * power >= wanted) ?? 10) * power * unit
  const count = Math.max(1, Math.ceil(largest / step))
  return { ticks: Array.from({ length: count + 1 }, (_, place) => place * step), top: count * step }
}

/** How many labels fit below a chart of this width. */
const LABELS = 4

/** Whether the column at this place has a label: evenly spaced from the last one back. */
export function hasLabel(place: number, count: number): boolean {
  return (count - 1 - place) % Math.ceil(count / LABELS) === 0
}
