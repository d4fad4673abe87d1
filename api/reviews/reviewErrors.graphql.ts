import { errorType } from '../graphql/errors.ts'
import { failure } from '../rules/userErrors.ts'

/** The message is the rule's. */
export class ReviewNotOpenError extends failure('ReviewNotOpenError', 409) {}
errorType(ReviewNotOpenError, 'It cannot be reviewed, edited or answered now; the message says why.')
