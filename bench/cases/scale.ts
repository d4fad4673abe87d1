/** The same page over 2,000 and over 100,000 mentors, asked by one person at a time. */
import { ask } from '../measure/connection.ts'
import { CARD } from './public.ts'
import { graphql, type Case } from './case.ts'

const PAGE = 12
const page = (after: string | null, first = PAGE) =>
  graphql(
    `query ($first: Int, $after: String) { mentors(sort: SMOOTHED_RATING, first: $first, after: $after) { edges { node { ${CARD} } } pageInfo { endCursor } } }`,
    { first, after },
  )

interface Answer {
  data: { mentors: { pageInfo: { endCursor: string } } }
}

/** Where page `number` begins: asked for as far as that, a hundred at a time. */
async function startOf(url: string, number: number): Promise<string | null> {
  let after: string | null = null
  for (let left = (number - 1) * PAGE; left > 0; left -= 100) {
    const { body } = await ask(url, page(after, Math.min(left, 100)))
    const { data } = JSON.parse(String(body)) as Answer
    after = data.mentors.pageInfo.endCursor
  }
  return after
}

export async function scaleCases(small: string, product: string): Promise<Case[]> {
  return await Promise.all(
    [1, 100].map(async (number): Promise<Case> => {
      const [few, many] = [await startOf(small, number), await startOf(product, number)]
      return {
        key: 'scale',
        name: `page ${number} of the mentors, over 100,000 beside 2,000`,
        target: '≤ 1.3',
        base: 'small',
        figure: 'time',
        alone: true,
        differs: true,
        asked: { small: page(few), product: page(many) },
      }
    }),
  )
}
