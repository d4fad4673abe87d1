import { graphql, readInlineData } from 'react-relay'
import type { readFields_workshop$key } from '../../../__generated__/readFields_workshop.graphql.ts'
import type { WorkshopFields } from './workshopRules.ts'

const fragment = graphql`
  fragment readFields_workshop on Workshop @inline {
    title
    description
    branch
    date
    time
    duration
    maxParticipants
    price
    meetingLink
    image
  }
`

/** Paise of a rupee. */
const PAISE = 100

/** What the form is filled from. */
export function readFields(key: readFields_workshop$key): WorkshopFields {
  const workshop = readInlineData(fragment, key)
  const { title, description, branch, date, time, duration, maxParticipants } = workshop
  return {
    title,
    description,
    branch,
    date,
    time,
    duration,
    maxParticipants,
    price: String(workshop.price / PAISE),
    meetingLink: workshop.meetingLink,
    imageId: workshop.image,
  }
}
