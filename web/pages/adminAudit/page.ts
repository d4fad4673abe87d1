import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'adminAudit',
  code: async () => (await import('./AuditPage.tsx')).AuditPage,
  parts: async () => (await import('./parts.ts')).parts,
  head: { title: 'Audit log', description: 'What administrators did, and what happened to payments.', noIndex: true },
} satisfies PlainPage
