import { builder } from '../graphql/builder.ts'
import { askJson } from '../reader/reader.ts'
import type { ReviewTag } from '../rules/people/reviewChoices.ts'
import { ReviewTagType } from './reviews.graphql.ts'

interface Summary {
  stars: [stars: number, reviews: number][]
  tags: [tag: ReviewTag, reviews: number][]
}

/** Of the reviews that are shown: how many for each number of stars, and for each tag. */
const SUMMARY = `
  WITH shown AS MATERIALIZED (SELECT stars, tags FROM reviews WHERE mentor_id = $1::int AND hidden_at IS NULL)
  SELECT json_build_object(
    'stars', (SELECT coalesce(json_agg(json_build_array(stars, reviews) ORDER BY stars DESC), '[]')
      FROM (SELECT stars, count(*) AS reviews FROM shown GROUP BY stars) spread),
    'tags', (SELECT coalesce(json_agg(json_build_array(tag, reviews) ORDER BY reviews DESC, tag), '[]')
      FROM (SELECT tag, count(*) AS reviews FROM shown, unnest(tags) AS tag GROUP BY tag) said)
  )::text AS json`

const StarCountType = builder.objectRef<Summary['stars'][number]>('ReviewStarCount').implement({
  description: 'How many reviews of a mentor have so many stars.',
  fields: (t) => ({
    stars: t.int({ description: '1 to 5.', resolve: ([stars]) => stars }),
    reviews: t.int({ description: 'How many reviews.', resolve: ([, reviews]) => reviews }),
  }),
})

const TagCountType = builder.objectRef<Summary['tags'][number]>('ReviewTagCount').implement({
  description: 'How many reviews of a mentor have a tag.',
  fields: (t) => ({
    tag: t.field({ type: ReviewTagType, description: 'The tag.', resolve: ([tag]) => tag }),
    reviews: t.int({ description: 'How many reviews.', resolve: ([, reviews]) => reviews }),
  }),
})

const SummaryType = builder.objectRef<Summary>('ReviewSummary').implement({
  description: "A mentor's reviews in numbers, without those that our team has hidden.",
  fields: (t) => ({
    stars: t.expose('stars', {
      type: [StarCountType],
      cost: { items: 5 },
      description: 'Five stars first, without those that nobody gave.',
    }),
    tags: t.expose('tags', { type: [TagCountType], cost: { items: 8 }, description: 'The most frequent first.' }),
  }),
})

builder.prismaObjectFields('Mentor', (t) => ({
  reviewSummary: t.field({
    type: SummaryType,
    reads: ['reviews'],
    cost: { work: 10 },
    description: 'Their reviews in numbers.',
    select: { id: true },
    resolve: ({ id }, _args, { db }) => askJson<Summary>(db, { text: SUMMARY, values: [id] }),
  }),
}))
