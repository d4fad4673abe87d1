import type { Head } from '../../lib/headTags.ts'

export const notFoundHead = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  noIndex: true,
} satisfies Head
