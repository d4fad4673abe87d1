import type { builder } from '../../graphql/builder.ts'

type Types = typeof builder.$inferSchemaTypes

/** Fields that a new workshop needs and a save may change. */
export const workshopFields = <Required extends boolean>(
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
  required: Required,
) => {
  const text = (description: string) => t.string({ required, description })
  return {
    title: text('One line, at most 120 characters.'),
    description: text('At most 4000 characters; lines are kept.'),
    branch: text('One of the choices of a form, or free text.'),
    date: text('YYYY-MM-DD in IST. Of a mentor one that people can still register for, within a year.'),
    time: text('HH:mm in IST.'),
    duration: text('Free text, such as `2-3 hours`.'),
    price: text('Whole rupees, such as `499`; 0 is free.'),
    imageId: t.string({
      required: false,
      description: 'Id or path of a picture that the same person has uploaded; null for none.',
    }),
    meetingLink: t.string({ required: false, description: 'https only; null or empty for none yet.' }),
    mentorId: t.int({ required: false, description: 'Whose it is; for administrators, others are not asked.' }),
    isActive: t.boolean({
      required: false,
      description: 'Whether it is approved; for administrators, others are not asked.',
    }),
  }
}
