import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { workshopLinkSchema } from '../rules/workshops/workshopInput.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { organiserOf } from './organisers.ts'
import { setWorkshopMeetingLink } from './setWorkshopMeetingLink.ts'
import { WorkshopConflictError } from './workshopErrors.ts'
import { workshopPayload } from './workshopPayload.graphql.ts'

const SetWorkshopMeetingLinkInput = builder
  .inputType('SetWorkshopMeetingLinkInput', {
    description: 'Where a workshop is held.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the workshop.' }),
      meetingLink: t.string({ required: false, description: 'https only; null or empty takes it away.' }),
    }),
  })
  .validate(workshopLinkSchema)

const SetWorkshopMeetingLinkPayload = workshopPayload('SetWorkshopMeetingLinkPayload', 'The link is kept.')

builder.mutationField('setWorkshopMeetingLink', (t) =>
  t.field({
    type: SetWorkshopMeetingLinkPayload,
    authScopes: { mentor: true, admin: true },
    description:
      'Its mentor, as long as they are accepted, or an administrator enters where a workshop is held. Only registered people are told, at most 10 times an hour: of a first link in the last seven days, and of every other one.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        RateLimitedError,
        WorkshopConflictError,
      ],
    },
    args: { input: t.arg({ type: SetWorkshopMeetingLinkInput, description: 'Workshop and link.' }) },
    resolve: async (_root, { input }, context) => {
      const id = nodeId(input.id)
      await setWorkshopMeetingLink(context, organiserOf(context), { id, meetingLink: input.meetingLink })
      return { workshopId: id }
    },
  }),
)
