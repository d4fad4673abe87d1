/** Structured log lines. Never pass a password, token, cookie or provider secret. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
