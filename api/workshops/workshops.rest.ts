import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { refusalOf } from '../rest/failures.ts'
import { firstPage, limited, nextPage, pageAfter, tableQuery } from '../rest/pages.ts'
import { route } from '../rest/route.ts'
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

export const workshopReadRoutes = [
  route('GET /api/workshops/active', tag, {
    summary: 'Approved workshops from today in IST on, the next one first',
    document: typed(
      `query ($after: String) {
        workshops(first: 100, after: $after) { edges { node { ...WorkshopAnswer } } pageInfo { hasNextPage endCursor } }
      }`,
      [WORKSHOP],
    ),
    next: ({ workshops }) => pageAfter(workshops),
    response: z.array(workshopAnswerSchema),
    answer: (_data, _call, pages) =>
      pages.flatMap(({ workshops }) => workshops.edges.map(({ node }) => workshopAnswer(node))),
    isPublic: true,
  }),
  route('GET /api/workshops/:id', tag, {
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
  route('GET /api/workshops', tag, {
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
  route('GET /api/mentor/workshops/:mentorId', tag, {
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
    next: ({ mentorWorkshops }, { params }) => pageAfter(mentorWorkshops, params),
    response: z.array(workshopAnswerSchema),
    rows: ({ mentorWorkshops }) => mentorWorkshops.edges.map(({ node }) => workshopAnswer(node)),
  }),
  route('GET /api/workshops/:id/registrations', tag, {
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
    next: ({ workshop }, { params }) => pageAfter(workshop?.registrations, params),
    response: z.array(registrationAnswerSchema),
    rows: ({ adminSession, viewer, workshop }, { params }) => {
      if (!adminSession) throw refusalOf({ viewer, adminSession })
      if (!workshop) throw new NotFoundError(GONE)
      return workshop.registrations.edges.map(({ node }) => registrationAnswer(params.id, node))
    },
  }),
]
