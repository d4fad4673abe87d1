/** What a failed sending means: whose fault it is decides whether, and when, it is tried again. */

export interface SendFailure {
  /**
   * `refused`: this mail will never be taken. `later`: this mail is not taken now (greylisting, a full mailbox).
   * `away`: the server takes nobody's mail (down, hanging, our credentials or sender refused).
   */
  kind: 'refused' | 'later' | 'away'
  /** The server's words without anybody's address. */
  reason: string
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  message?: string
}

const ADDRESS = /[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g
/** Relaying denied, or policy: says as much about us and the server as about the recipient. */
const POLICY = /\b[45]\.7\.\d+\b/
const GREETED = ['RCPT TO', 'DATA', 'API']

export function sendFailure(error: unknown): SendFailure {
  const { code = '', command = '', responseCode = 0, message = String(error) } = (error ?? {}) as SmtpError
  const reason = message.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 500)
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && GREETED.includes(command)
  // 421: the server is closing, whatever it was asked.
  if (!isAboutMail || responseCode === 421) return { kind: 'away', reason }
  if (responseCode >= 400 && responseCode < 500) return { kind: 'later', reason }
  return { kind: POLICY.test(message) || responseCode === 530 ? 'later' : 'refused', reason }
}
