import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'adminTeam',
  code: async () => (await import('./TeamPage.tsx')).TeamPage,
  parts: async () => (await import('./parts.ts')).parts,
  head: { title: 'Administrators', description: 'Administrators and your own account.', noIndex: true },
} satisfies PlainPage
