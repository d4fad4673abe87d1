import type { MailParts, MailSender } from './content.ts'

/** The same words for readers without HTML. */
export function mailText({ heading, paragraphs, facts, steps, note }: MailParts, sender: MailSender): string {
  return [
    heading,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...facts.map(([label, value, url]) => `${label}: ${value}${url && url !== value ? ` ${url}` : ''}`),
    ...(facts.length > 0 ? [''] : []),
    ...steps.flatMap(({ label, url }) => [`${label}: ${url}`, '']),
    ...(note ? [note, ''] : []),
    '-- ',
    'Plumbline, one-to-one mentors for core engineers',
    `Questions? Write to ${sender.supportEmail}.`,
    'All times are Indian Standard Time (IST, Asia/Kolkata).',
    sender.supportAddress,
    sender.publicUrl,
  ].join('\n')
}
