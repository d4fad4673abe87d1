import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE, refusalOf } from '../rest/failures.ts'
import { MESSAGE } from '../rest/fields.ts'
import { firstPage, limited, nextPage, tableQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
import { deleteWorkshopBodySchema } from '../rules/inputs/adminActs.ts'
import { rejectWorkshopSchema, workshopBodySchema, workshopUpdateBodySchema } from '../rules/workshops/workshopInput.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import {
  REGISTRATION,
  registrationAnswer,
  registrationAnswerSchema,
  WORKSHOP,
  workshopAnswer,
  workshopAnswerSchema,
} from './workshopAnswer.ts'

const tag = 'Workshops'
const GONE = 'Workshop not found'

export const workshopRoutes = [
  route({
    method: 'GET',
    path: '/api/workshops/active',
    tag,
    summary: 'Approved workshops from today in IST on, the next one first',
    document: typed(
      `query ($after: String) {
        workshops(first: 100, after: $after) { edges { node { ...WorkshopAnswer } } pageInfo { hasNextPage endCursor } }
      }`,
      [WORKSHOP],
    ),
    next: ({ workshops: { pageInfo } }) => (pageInfo.hasNextPage ? { after: pageInfo.endCursor } : null),
    response: z.array(workshopAnswerSchema),
    answer: (_data, _call, pages) =>
      pages.flatMap(({ workshops }) => workshops.edges.map(({ node }) => workshopAnswer(node))),
    isPublic: true,
  }),
  route({
    method: 'GET',
    path: '/api/workshops/:id',
    tag,
    summary: 'One approved workshop; its mentor and administrators see it in any state, with its meeting link',
    document: typed('query ($id: Int!) { workshop(id: $id) { ...WorkshopAnswer } }', [WORKSHOP]),
    variables: ({ params }) => params,
    response: workshopAnswerSchema,
    answer: ({ workshop }) => {
      if (!workshop) throw new NotFoundError(GONE)
      return workshopAnswer(workshop)
    },
    isPublic: true,
  }),
  route({
    method: 'GET',
    path: '/api/workshops',
    tag,
    summary: 'Every workshop, newest first; administrators only',
    document: typed(
      `query ($search: String, $before: Int) {
        allWorkshops(first: 100, search: $search, before: $before) { rows { ...WorkshopAnswer } }
      }`,
      [WORKSHOP],
    ),
    query: tableQuery,
    variables: firstPage,
    next: ({ allWorkshops: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(workshopAnswerSchema),
    rows: ({ allWorkshops: { rows } }, call, count) => limited(rows, call, count).map(workshopAnswer),
  }),
  route({
    method: 'GET',
    path: '/api/mentor/workshops/:mentorId',
    tag,
    summary: "A mentor's workshops in whatever state: those to come first; for that mentor and administrators",
    document: typed(
      `query ($mentorId: Int!, $after: String) {
        mentorWorkshops(mentorId: $mentorId, first: 100, after: $after) {
          edges { node { ...WorkshopAnswer } } pageInfo { hasNextPage endCursor }
        }
      }`,
      [WORKSHOP],
    ),
    variables: ({ params }) => params,
    next: ({ mentorWorkshops: { pageInfo } }, { params }) =>
      pageInfo.hasNextPage ? { ...params, after: pageInfo.endCursor } : null,
    response: z.array(workshopAnswerSchema),
    answer: (_data, _call, pages) =>
      pages.flatMap(({ mentorWorkshops }) => mentorWorkshops.edges.map(({ node }) => workshopAnswer(node))),
  }),
  route({
    method: 'GET',
    path: '/api/workshops/:id/registrations',
    tag,
    summary: 'Who has registered, paid or not; amounts in paise; administrators only',
    document: typed(
      `query ($id: Int!, $after: String) {
        adminSession { id }
        viewer { id }
        workshop(id: $id) {
          registrations(first: 100, after: $after) {
            edges { node { ...RegistrationAnswer } } pageInfo { hasNextPage endCursor }
          }
        }
      }`,
      [REGISTRATION],
    ),
    variables: ({ params }) => params,
    next: ({ workshop }, { params }) =>
      workshop?.registrations.pageInfo.hasNextPage
        ? { ...params, after: workshop.registrations.pageInfo.endCursor }
        : null,
    response: z.array(registrationAnswerSchema),
    answer: ({ adminSession, viewer, workshop }, { params }, pages) => {
      if (!adminSession) throw refusalOf({ viewer, adminSession })
      if (!workshop) throw new NotFoundError(GONE)
      return pages.flatMap((page) =>
        (page.workshop?.registrations.edges ?? []).map(({ node }) => registrationAnswer(params.id, node)),
      )
    },
  }),
  route({
    method: 'POST',
    path: '/api/workshops',
    tag,
    summary: "Makes a workshop: an accepted mentor's waits for approval, an administrator's is as given",
    document: typed(
      `mutation ($input: CreateWorkshopInput!) {
        createWorkshop(input: $input) { ...Failure ... on CreateWorkshopPayload { workshop { ...WorkshopAnswer } } }
      }`,
      [FAILURE, WORKSHOP],
    ),
    body: workshopBodySchema,
    pictures: ['imageUrl'],
    variables: ({ body: { imageUrl, ...input } }) => ({ input: { ...input, imageId: imageUrl } }),
    response: workshopAnswerSchema,
    answer: ({ createWorkshop }) => workshopAnswer(createWorkshop.workshop),
    success: 201,
  }),
  route({
    method: 'PUT',
    path: '/api/workshops/:id',
    tag,
    summary: 'Saves what is given of a workshop: its mentor before it is approved, administrators also then',
    document: typed(
      `mutation ($input: UpdateWorkshopInput!) {
        updateWorkshop(input: $input) { ...Failure ... on UpdateWorkshopPayload { workshop { ...WorkshopAnswer } } }
      }`,
      [FAILURE, WORKSHOP],
    ),
    body: workshopUpdateBodySchema,
    pictures: ['imageUrl'],
    variables: ({ params, body: { imageUrl, ...input } }) => ({
      input: { ...input, imageId: imageUrl, id: params.id },
    }),
    response: workshopAnswerSchema,
    answer: ({ updateWorkshop }) => workshopAnswer(updateWorkshop.workshop),
  }),
  route({
    method: 'DELETE',
    path: '/api/workshops/:id',
    tag,
    summary:
      'Removes a workshop that nobody has registered, paid or waits for; with refundAll and a reason others are cancelled first; administrators only',
    document: typed(
      `mutation ($id: Int!, $refundAll: Boolean, $reason: String) {
        deleteWorkshop(input: { id: $id, refundAll: $refundAll, reason: $reason }) { ...Failure ... on DeleteWorkshopPayload { message } }
      }`,
      [FAILURE],
    ),
    body: deleteWorkshopBodySchema,
    variables: ({ params, body }) => ({ ...params, ...body }),
    response: MESSAGE,
    answer: ({ deleteWorkshop: { message } }) => ({ message }),
  }),
  route({
    method: 'PATCH',
    path: '/api/workshops/:id/approve',
    tag,
    summary: 'Makes a workshop public that waits for approval; administrators only',
    document: typed(
      `mutation ($id: Int!) {
        approveWorkshop(input: { id: $id }) { ...Failure ... on ApproveWorkshopPayload { workshop { ...WorkshopAnswer } } }
      }`,
      [FAILURE, WORKSHOP],
    ),
    variables: ({ params }) => params,
    response: workshopAnswerSchema,
    answer: ({ approveWorkshop }) => workshopAnswer(approveWorkshop.workshop),
  }),
  route({
    method: 'PATCH',
    path: '/api/workshops/:id/reject',
    tag,
    summary:
      'Rejects a workshop that waits for approval, with a reason for its mentor if there is one; administrators only',
    document: typed(
      `mutation ($id: Int!, $reason: String) {
        rejectWorkshop(input: { id: $id, reason: $reason }) {
          ...Failure ... on RejectWorkshopPayload { workshop { ...WorkshopAnswer } }
        }
      }`,
      [FAILURE, WORKSHOP],
    ),
    body: z.omit(rejectWorkshopSchema, { id: true, version: true }),
    variables: ({ params, body }) => ({ ...params, ...body }),
    response: workshopAnswerSchema,
    answer: ({ rejectWorkshop }) => workshopAnswer(rejectWorkshop.workshop),
  }),
]
