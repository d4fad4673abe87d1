import { createContext, use } from 'react'

/** What a control must know of the field around it. */
export interface FieldContent {
  id: string
  /** Ids of its hint and error, for `aria-describedby`. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** Filled by Field, read by every control. */
export const FieldContext = createContext<FieldContent | null>(null)

interface ControlAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

/** The attributes that tie a control to the field around it; none outside a field. */
export function useControl(own: {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}): ControlAttributes {
  const field = use(FieldContext)
  if (!field) return own
  const describedBy = [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
