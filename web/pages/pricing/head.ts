import type { Head } from '../../lib/headTags.ts'

export const pricingHead = {
  title: 'Pricing',
  description:
    'One session, one month or a workshop: what each includes, what mentors ask for it, and how it is refunded.',
  path: '/pricing',
} satisfies Head
