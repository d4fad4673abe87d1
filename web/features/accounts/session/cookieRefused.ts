/** What is missing, and how to allow it, after a login whose cookie the browser did not save. */
export const COOKIE_REFUSED =
  'Your browser did not save our cookie, which keeps you logged in. Allow cookies for this site: open the icon at the left of the address bar, then “Cookies” or “Site settings”. Then log in again.'
