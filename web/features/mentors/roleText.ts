interface Role {
  currentJobTitle: string | null
  currentCompany: string | null
  /** Omit where the location is shown elsewhere. */
  currentCity?: string | null
}

/** `Senior Structural Engineer at Sahyadri Structures, Pune`, with what is known of it; may be empty. */
export function roleText({ currentJobTitle, currentCompany, currentCity }: Role): string {
  const work = [currentJobTitle, currentCompany].filter(Boolean).join(' at ')
  return [work, currentCity].filter(Boolean).join(', ')
}
