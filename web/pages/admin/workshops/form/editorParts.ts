/** What the form of a workshop needs of the dialog around it. */
export interface EditorParts {
  now: Date
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onClose: () => void
}
