/** A real SMTP server of a test's own, which can be told to misbehave. */
import type { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterFile } from './ending.ts'

export interface Received extends Email {
  envelopeFrom: string
  envelopeTo: string[]
  raw: string
  /** Whether it came over TLS, and as whom. */
  secure: boolean
  user: string | null
}

type Done = (error?: Error | null) => void
type Step = 'connect' | 'rcpt' | 'data' | 'accepted'

export interface SmtpServer {
  /** For SMTP_URL; follows a restart. */
  url: string
  port: number
  received: Received[]
  /** Connections ever opened. */
  connections(): number
  /** Called at each step; a thrown error with `responseCode` is the answer. Returning a promise makes the server wait. */
  on: { [S in Step]?: (session: SMTPServerSession, address: string) => void | Promise<void> }
  stop(): Promise<void>
  start(): Promise<void>
}

interface Options {
  /** Asks for these before it takes anything. */
  credentials?: { user: string; pass: string }
  /** Offers STARTTLS with this key and certificate. */
  tls?: { key: string; cert: string }
}

/** An answer such as 550, for the steps of `on`. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Starts one; stopped after the test file. */
export async function smtpServer({ credentials, tls }: Options = {}): Promise<SmtpServer> {
  let running: SMTPServer | null = null
  let connections = 0

  /** Runs what the test wants at a step and tells the server the outcome. */
  async function step(name: Step, session: SMTPServerSession, address: string, done: Done): Promise<void> {
    try {
      await server.on[name]?.(session, address)
    } catch (error) {
      return done(error as Error)
    }
    done()
  }

  async function keep(raw: Buffer, session: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = session.envelope
    server.received.push({
      ...(await PostalMime.parse(raw)),
      envelopeFrom: mailFrom ? mailFrom.address : '',
      envelopeTo: rcptTo.map(({ address }) => address),
      raw: raw.toString('utf8'),
      secure: session.secure,
      user: session.user ?? null,
    })
  }

  async function take(stream: Readable, session: SMTPServerSession, done: Done): Promise<void> {
    try {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      await server.on.data?.(session, '')
      await keep(Buffer.concat(chunks), session)
      await server.on.accepted?.(session, '')
    } catch (error) {
      return done(error as Error)
    }
    done()
  }

  const options: SMTPServerOptions = {
    authOptional: !credentials,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(credentials ? [] : ['AUTH'])],
    allowInsecureAuth: !tls,
    closeTimeout: 100,
    ...tls,
    onConnect(session, done) {
      connections += 1
      void step('connect', session, '', done)
    },
    onAuth({ username = '', password }, _session, done) {
      if (username === credentials?.user && password === credentials.pass) done(null, { user: username })
      else done(smtpAnswer(535, '5.7.8 Authentication credentials invalid'))
    },
    onRcptTo: ({ address }, session, done) => void step('rcpt', session, address, done),
    onData(stream, session, done) {
      void take(stream, session, done)
    },
  }

  async function start(port = server.port): Promise<void> {
    const started = new SMTPServer(options)
    // A connection that a test cuts is no failure of the server.
    started.on('error', () => {})
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve))
    running = started
    const address = started.server.address()
    if (address && typeof address === 'object') server.port = address.port
    const who = credentials ? `${credentials.user}:${credentials.pass}@` : ''
    server.url = `smtp://${who}127.0.0.1:${server.port}`
  }

  async function stop(): Promise<void> {
    const stopping = running
    running = null
    if (stopping) await new Promise<void>((resolve) => stopping.close(resolve))
  }

  const server: SmtpServer = {
    url: '',
    port: 0,
    received: [],
    connections: () => connections,
    on: {},
    start: () => start(),
    stop,
  }
  await start(0)
  afterFile(stop)
  return server
}
