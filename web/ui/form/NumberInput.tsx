import type { ComponentProps } from 'react'
import { Input } from './Input.tsx'

/** Number input that the mouse wheel cannot change. */
export function NumberInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input {...props} type="number" onWheel={(event) => event.currentTarget.blur()} />
}
