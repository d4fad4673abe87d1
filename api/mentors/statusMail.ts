import type { MailContent } from '../mail/layout.ts'

interface StatusNews {
  subject: string
  content: MailContent
  /** The same in the product. */
  notice: { title: string; message: string }
}

/** What a mentor reads once the team has decided. */
export function statusMail(
  status: 'accepted' | 'rejected',
  name: string,
  { publicUrl }: { publicUrl: string },
): StatusNews {
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
      notice: {
        title: 'Your application has been accepted',
        message: 'Your profile is public. Students can book you once you have set the hours of your week.',
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
    notice: {
      title: 'Your application has not been accepted',
      message: 'We cannot accept it at this time. Write to our support when something has changed.',
    },
  }
}
