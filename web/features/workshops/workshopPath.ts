/** A workshop's page, where one registers; with the code of an offer its seat is kept there. */
export function workshopPath(workshopId: number, offerCode?: string): string {
  const path = `/workshop-registration/${workshopId}`
  return offerCode === undefined ? path : `${path}?offer=${encodeURIComponent(offerCode)}`
}

/** The ticket of a registration; its code is a secret. */
export function ticketPath(code: string): string {
  return `/workshop-tickets/${encodeURIComponent(code)}`
}

/** A place in a waiting list, with the seat that is offered; its code is a secret. */
export function waitingListPath(code: string): string {
  return `/workshop-waiting-list/${encodeURIComponent(code)}`
}

/** The workshops of a branch, or all. */
export function workshopsPath(branch = ''): string {
  return branch === '' ? '/workshops' : `/workshops?branch=${encodeURIComponent(branch)}`
}

/** The public page of a certificate. */
export function certificatePath(code: string): string {
  return `/certificates/${encodeURIComponent(code)}`
}
