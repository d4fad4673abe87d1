import { communityRegistrationSchema, type CommunityRegistration } from '../rules/inputs/communityRegistration.ts'
import { FAILURE, INVALID, LIMITED } from './failures.ts'
import { route } from './route.ts'

export const communityRoutes = [
  route<{ registerCommunityMember: { alreadyJoined: boolean } }, CommunityRegistration>({
    method: 'POST',
    path: '/api/community/register',
    tag: 'Community',
    summary: 'Joins the community: 201 the first time, 200 for an address that has joined already',
    document: `mutation($input: RegisterCommunityMemberInput!) { registerCommunityMember(input: $input) { ${FAILURE} ${INVALID} ${LIMITED} ... on RegisterCommunityMemberPayload { alreadyJoined } } }`,
    body: communityRegistrationSchema,
    variables: ({ body }) => ({ input: body }),
    answer: ({ registerCommunityMember: { alreadyJoined } }) => ({
      message: alreadyJoined ? 'You have already joined the community' : 'Welcome to the community',
    }),
    success: 201,
    isRepeat: ({ registerCommunityMember: { alreadyJoined } }) => alreadyJoined,
  }),
]
