import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Applies what was chosen in a select before its script was there: the server has drawn it, and nobody heard the choice.
 * The select needs `autoComplete="off"`, or what a browser restores counts as chosen.
 */
export function useEarlyChoice(
  select: RefObject<HTMLSelectElement | null>,
  value: string,
  onChoose: (value: string) => void,
): void {
  const apply = useEffectEvent(() => {
    const chosen = select.current?.value
    if (chosen !== undefined && chosen !== value) onChoose(chosen)
  })
  useEffect(() => apply(), [])
}
