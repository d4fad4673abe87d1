/** What to try when the link of an email leads nowhere. */
export const CUT_LINK =
  'Open the link in our email again, and check that it is complete. Email programs sometimes cut long links in two.'
