import type { ComponentProps } from 'react'
import { Input } from '../../ui/Input.tsx'

/** A number that scrolling the page over it cannot change. */
export function NumberInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />
}
