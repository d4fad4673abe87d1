import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sendCertificate, sweepCertificates } from './afterwards/certificates.ts'
import { mailWorkshopMessage, sweepWorkshopMessages } from './announce/mailWorkshopMessage.ts'
import { remindOfWorkshop, sweepWorkshopReminders, type WorkshopReminderHours } from './announce/reminders.ts'
import { sweepTimeChanges, tellTimeChange, tellWorkshopLink } from './announce/tellChanges.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** `startsAt`: the start it was promised for, ISO. */
    remindOfWorkshop: { workshopId: number; startsAt: string; hours: WorkshopReminderHours }
    /** `from`: the start before, ISO; null when it is not known any more. */
    tellTimeChange: { workshopId: number; from: string | null }
    tellWorkshopLink: { workshopId: number }
    mailWorkshopMessage: { messageId: number }
    sendCertificate: { registrationId: number }
  }
}

/** What registered people hear of their workshop. */
export const workshopNewsJobs = (app: Pick<App, 'db' | 'clock' | 'config' | 'log'>) =>
  ({
    tasks: {
      remindOfWorkshop: (reminder) => remindOfWorkshop(app, reminder),
      tellTimeChange: (change) => tellTimeChange(app, change),
      tellWorkshopLink: (workshop) => tellWorkshopLink(app, workshop),
      mailWorkshopMessage: (message) => mailWorkshopMessage(app, message),
      sendCertificate: (registration) => sendCertificate(app, registration),
    },
    sweep: {
      workshopReminders: () => sweepWorkshopReminders(app),
      workshopTimes: () => sweepTimeChanges(app),
      workshopMessages: () => sweepWorkshopMessages(app),
      certificates: () => sweepCertificates(app),
    },
  }) satisfies Work
