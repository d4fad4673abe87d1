import { change } from '../rest/failures.ts'
import { MESSAGE } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import { communityRegistrationSchema } from '../rules/inputs/communityRegistration.ts'

export const communityRoutes = [
  route('POST /api/community/register', 'Community', {
    summary: 'Joins the community: 201 the first time, 200 for an address that has joined already',
    document: change('registerCommunityMember', 'alreadyJoined'),
    body: communityRegistrationSchema,
    variables: ({ body }) => ({ input: body }),
    response: MESSAGE,
    answer: ({ registerCommunityMember: { alreadyJoined } }) => ({
      message: alreadyJoined ? 'You have already joined the community' : 'Welcome to the community',
    }),
    success: 201,
    isRepeat: ({ registerCommunityMember: { alreadyJoined } }) => alreadyJoined,
  }),
]
