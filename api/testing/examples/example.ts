/** An example of a call, and who sends it. */
import { addDays, type IstDate } from '../../rules/time/time.ts'
import type { TestApp } from '../app.ts'

export interface Example {
  call: `${string} /api/${string}`
  /** Who sends it; a visitor unless given. */
  as?: 'mentee' | 'mentor' | 'community' | 'administrator'
  /** Ids of its path. */
  params?: Record<string, number>
  query?: Record<string, string>
  body?: object
  /** Brings about what the demo data does not have. */
  given?: (t: TestApp) => Promise<unknown>
  /** What is sent in place of what is shown, because nobody knows it before; made of the answers so far. */
  instead?: (t: TestApp, answers: Map<string, unknown>) => Promise<Pick<Example, 'params' | 'body'>>
  /** What it takes besides the demo data, for whoever wants to send it. */
  needs?: string
}

/** A day of the week of the examples, counted from its Monday. */
export type Day = (offset: number) => IstDate

export const dayFrom =
  (monday: IstDate): Day =>
  (offset) =>
    addDays(monday, offset)

export const administrator = { as: 'administrator' } as const
export const mentor = { as: 'mentor' } as const
export const mentee = { as: 'mentee' } as const

/** Of a person of the demo data. */
export const demoAddress = (name: string) => `${name}@demo.plumbline.example`

/** Of the demo administrator. */
export const ADMIN_PASSWORD = 'Plumb-line-42!'

/** What a payment window hands over, in its form. */
export const PROOF = {
  paymentId: 'pay_PbL4vR7yqW1n3c',
  signature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}
