import type { MailContent } from '../mail/content.ts'

interface StatusNews {
  subject: string
  content: MailContent
  /** The same in the product. */
  notice: { title: string; message: string }
}

interface Decided {
  status: 'accepted' | 'rejected'
  name: string
  /** In the words of the team. */
  reason?: string | null | undefined
}

/** What a mentor reads once the team has decided. */
export function statusMail({ status, name, reason }: Decided, { publicUrl }: { publicUrl: string }): StatusNews {
  if (status === 'accepted') {
    return {
      subject: "You're now a Plumbline mentor",
      content: {
        heading: `Welcome, ${name}`,
        paragraphs: [
          'Your application has been accepted and your profile is public.',
          'Students can book you once you set your weekly hours.',
          ...(reason ? [`A note from our team: ${reason}`] : []),
        ],
        action: { label: 'Log in and set your hours', url: `${publicUrl}/auth?as=mentor` },
      },
      notice: {
        title: 'Your application has been accepted',
        message: 'Your profile is public. Students can book you once you set your weekly hours.',
      },
    }
  }
  return {
    subject: 'Your Plumbline application',
    content: {
      heading: `Thank you for applying, ${name}`,
      paragraphs: [
        "We've reviewed your application and can't accept it at this time.",
        ...(reason ? [`The reason: ${reason}`] : []),
        'If something has changed, or you think we missed something, write to our support team at the email address below.',
      ],
    },
    notice: {
      title: 'Your application has not been accepted',
      message: "We can't accept it at this time. If something changes, write to our support team.",
    },
  }
}
