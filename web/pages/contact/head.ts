import type { Head } from '../../lib/headTags.ts'

export const contactHead = {
  title: 'Contact Us',
  description: 'Write to support, suggest a workshop, or find your question answered.',
  path: '/contact-us',
} satisfies Head
