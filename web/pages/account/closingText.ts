import type { CloseAccountDialog_viewer$data } from '../../__generated__/CloseAccountDialog_viewer.graphql.ts'

/** What closing an account removes and what is kept, in the words of its kind. */
export function closingText(type: CloseAccountDialog_viewer$data['type']): { goes: string[]; stays: string[] } {
  if (type === 'COMMUNITY')
    return {
      goes: ['Your profile, notifications and every sign-in'],
      stays: ['What you wrote in discussions, by "Former member"'],
    }
  const money = 'Records of payments and refunds, for about 7 years as tax law asks, without your name and email'
  if (type === 'MENTOR')
    return {
      goes: [
        'Your profile, free slots, reviews and every sign-in',
        'Plans with their chats, pending requests and notifications',
        'Workshops to come that nobody has registered for',
      ],
      stays: [money, 'Past sessions in your mentees’ history, with "Former mentor"'],
    }
  return {
    goes: [
      'Your profile, goals and every sign-in',
      'Plans with their chats, requests and notifications',
      'Your agendas, and free seats in workshops to come',
    ],
    stays: [money, 'Past sessions and reviews, by "Former mentee"'],
  }
}
