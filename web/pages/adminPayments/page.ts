import type { PlainPage } from '../../relay/page.ts'

export const entry = {
  name: 'adminPayments',
  code: async () => (await import('./AdminPaymentsPage.tsx')).AdminPaymentsPage,
  parts: async () => (await import('./parts.ts')).parts,
  head: { title: 'Payments: Admin', description: 'Orders, payments and refunds.', noIndex: true },
} satisfies PlainPage
