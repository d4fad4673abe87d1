import type { MailContent } from '../mail/layout.ts'

/** What a mentor reads once the team has decided. */
export function statusMail(
  status: 'accepted' | 'rejected',
  name: string,
  { publicUrl }: { publicUrl: string },
): { subject: string; content: MailContent } {
  if (status === 'accepted') {
    return {
      subject: 'You are a Plumbline mentor now',
      content: {
        heading: `Welcome, ${name}`,
        paragraphs: [
          'Your application has been accepted and your profile is public.',
          'Students can book you once you have set the hours of your week.',
        ],
        action: { label: 'Sign in and set your hours', url: `${publicUrl}/auth?as=mentor` },
      },
    }
  }
  return {
    subject: 'Your Plumbline application',
    content: {
      heading: `Thank you for applying, ${name}`,
      paragraphs: [
        'We have read your application and cannot accept it at this time.',
        'If something has changed, or you think we have missed something, answer through our support address below.',
      ],
    },
  }
}
