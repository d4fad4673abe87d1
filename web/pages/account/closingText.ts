import type { CloseAccountDialog_viewer$data } from '../../__generated__/CloseAccountDialog_viewer.graphql.ts'

/** What closing an account deletes and keeps, by account type. */
export function closingText(type: CloseAccountDialog_viewer$data['type']): { goes: string[]; stays: string[] } {
  if (type === 'COMMUNITY')
    return {
      goes: ['Your profile, notifications and logins'],
      stays: ['What you wrote in discussions, under the name “Former member”'],
    }
  const money = 'Records of payments and refunds, for about 7 years as tax law requires, without your name and email'
  if (type === 'MENTOR')
    return {
      goes: [
        'Your profile, open slots, reviews and logins',
        'Advanced packages with their chats, pending requests and notifications',
        'Upcoming workshops without registrations',
      ],
      stays: [money, 'Past sessions in your mentees’ history, under the name “Former mentor”'],
    }
  return {
    goes: [
      'Your profile, goals and logins',
      'Advanced packages with their chats, requests and notifications',
      'Your agendas, and your seats in upcoming free workshops',
    ],
    stays: [money, 'Past sessions and reviews, under the name “Former mentee”'],
  }
}
