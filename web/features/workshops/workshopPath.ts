/** A workshop's page, where one registers; with the code of an offer its seat is kept there. */
export function workshopPath(workshopId: number, offerCode?: string): string {
  const path = `/workshop-registration/${workshopId}`
  return offerCode === undefined ? path : `${path}?offer=${encodeURIComponent(offerCode)}`
}

/** The ticket of a registration; its code is a secret. */
export function ticketPath(code: string): string {
  return `/workshop-tickets/${encodeURIComponent(code)}`
}

/** The workshops of a branch, or all. */
export function workshopsPath(branch = ''): string {
  return branch === '' ? '/workshops' : `/workshops?branch=${encodeURIComponent(branch)}`
}

/** The public page of a certificate. */
export function certificatePath(code: string): string {
  return `/certificates/${encodeURIComponent(code)}`
}
