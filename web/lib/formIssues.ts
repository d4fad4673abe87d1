/** One invalid field, in the format of the server and of forms: `path` is dotted, `message` is shown to the person. */
export interface FormIssue {
  path: string
  message: string
}

/** Said by a form whose code to send it could not be loaded. */
export const NOT_LOADED = 'We couldn’t send this. Check your connection and try again. What you typed is still here.'
