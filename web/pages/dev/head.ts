import type { Head } from '../../lib/headTags.ts'

export const uiHead = {
  title: 'Building blocks',
  description: 'Every building block in every state.',
  noIndex: true,
} satisfies Head
