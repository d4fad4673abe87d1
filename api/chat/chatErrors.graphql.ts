import { errorType } from '../graphql/errors.ts'
import {
  ChatBlockedError,
  ChatExpiredError,
  ClientIdTakenError,
  MentorLeftError,
  ReportResolvedError,
} from './chatErrors.ts'

errorType(ChatExpiredError, 'ChatExpiredError', 'The plan is over: its conversation can only be read.')
errorType(
  MentorLeftError,
  'MentorLeftError',
  'The mentor was rejected or switched off: the conversation can only be read.',
)
errorType(ChatBlockedError, 'ChatBlockedError', 'One of the two has blocked the other: neither can write.')
errorType(
  ClientIdTakenError,
  'ClientIdTakenError',
  'The conversation has another message with this client id; nothing was sent. The client makes a new one.',
)
errorType(ReportResolvedError, 'ReportResolvedError', 'Another administrator has dealt with the report before.')
