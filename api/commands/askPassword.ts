/** A new password for a command: never an argument, which other people on the machine can read. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command.ts'

/** From ADMIN_NEW_PASSWORD, from the terminal without showing it, or the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  // Not in the configuration, which every process holds for as long as it runs.
  const given = process.env['ADMIN_NEW_PASSWORD']
  if (given) return given
  if (!process.stdin.isTTY) return await firstLine()
  const password = await askHidden('New password: ')
  if ((await askHidden('Once more: ')) !== password) throw new CommandError("Passwords don't match")
  return password
}

async function firstLine(): Promise<string> {
  let text = ''
  for await (const piece of process.stdin) text += String(piece)
  return text.split(/\r?\n/)[0] ?? ''
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const stopped = new Promise<never>((_resolve, reject) =>
    lines.once('SIGINT', () => reject(new CommandError('Stopped.'))),
  )
  try {
    return await Promise.race([lines.question(''), stopped])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
