import { connect, createServer, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hashToken } from './accounts/tokens.ts'
import { testDatabase, type TestDatabase } from './testing/database.ts'
import { makeMentee } from './testing/factories.ts'
import { endProcesses, startProcess } from './testing/process.ts'

let database: TestDatabase

endProcesses()
beforeAll(async () => {
  database = await testDatabase()
})

const start = (env?: Record<string, string>) => startProcess(database.url, env)

/** A request whose body is still on its way. */
async function halfARequest(port: number): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ query: '{ site { id } }' })
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await fetch(`http://127.0.0.1:${port}/healthz`)
  return {
    finish: () => {
      socket.write(body.slice(5))
      return ended
    },
  }
}

/** An open socket of somebody who is signed in; `closed` gets the closing code. */
async function openSocket(port: number): Promise<{ closed: Promise<number> }> {
  const { id } = await makeMentee(database.db)
  const token = 'b'.repeat(43)
  const now = new Date()
  await database.db.session.create({
    data: {
      tokenHash: hashToken(token),
      userType: 'mentee',
      userId: id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 60_000),
    },
  })
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: `session=${token}`, origin: `http://localhost:${port}` },
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { closed: new Promise<number>((resolve) => socket.once('close', resolve)) }
}

/** The signal has arrived: nothing new is taken. */
async function expectRefusal(port: number): Promise<void> {
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 'refused',
    )
  await expect.poll(readiness, { timeout: 10_000 }).toBe('refused')
}

test('a stop lets requests finish, closes sockets with 1001, takes nothing new, and exits 0; a repeated signal is one', async () => {
  const running = start()
  const port = await running.ready
  expect(running.output().trimEnd().split('\n').at(-1)).toBe(`ready http://localhost:${port}`)
  const request = await halfARequest(port)
  const socket = await openSocket(port)
  running.child.kill('SIGTERM')
  running.child.kill('SIGTERM')
  expect(await socket.closed).toBe(1001)
  await expectRefusal(port)
  expect(await request.finish()).toMatch(/^HTTP\/1.1 200 OK[\s\S]*"site"/)
  expect(await running.exit).toBe(0)
})

test('what a network may read is limited, and the limit obeys its factor; a second, later signal ends the process at once', async () => {
  // 90 of the 300,000 units: one operation of 50 and what it costs.
  const running = start({ RATE_LIMIT_FACTOR: '0.0003' })
  const port = await running.ready
  const ask = () => fetch(`http://localhost:${port}/graphql?query={site{holdMinutes}}`)
  expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  await halfARequest(port)
  running.child.kill('SIGTERM')
  await expectRefusal(port)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  running.child.kill('SIGINT')
  expect(await running.exit).toBe(1)
})

test('a failure that nobody waited for is logged, and serving goes on; an exception ends it, though a part of it hangs and further ones come', async () => {
  const running = startProcess(
    database.url,
    {},
    `import net from 'node:net'
    process.on('SIGUSR2', () => void Promise.reject(new Error('forgotten')))
    process.on('SIGHUP', () => {
      net.Server.prototype.close = () => {}
      setInterval(() => { throw new Error('again') }, 1_000)
      throw new Error('first')
    })`,
  )
  const port = await running.ready
  running.child.kill('SIGUSR2')
  await expect.poll(() => running.output(), { timeout: 10_000 }).toContain('"message":"forgotten"')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await halfARequest(port)
  running.child.kill('SIGHUP')
  expect(await running.exit).toBe(1)
  expect(running.output()).toContain('"message":"first"')
  expect(running.output()).toContain('"message":"again"')
  expect(running.output()).toContain('A part could not be stopped')
})

test('every bad setting is one line, and nothing is started', async () => {
  const running = start({ PORT: 'high', HOLD_MINUTES: '-1', RAZORPAY_KEY_ID: 'rzp_test_x' })
  expect(await running.exit).toBe(1)
  expect(running.output().trimEnd().split('\n')).toEqual([
    'PORT must be a port number from 0 to 65535',
    'HOLD_MINUTES must be a number of minutes above 0',
    'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together',
  ])
})

test('a database that is silent, or not there, is told in one line', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const running = startProcess(`postgres://nobody:none@localhost:${port}/x`)
  expect(await running.exit).toBe(1)
  expect(running.output()).toBe(`PostgreSQL at localhost:${port} does not answer\n`)
  await new Promise((resolve) => silent.close(resolve))
  const nobody = startProcess(`postgres://nobody:none@localhost:${port}/x`)
  expect(await nobody.exit).toBe(1)
  expect(nobody.output()).toBe(`PostgreSQL at localhost:${port} does not answer\n`)
}, 30_000)

test('a taken port is told in one line', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as { port: number }
  const running = start({ PORT: String(port) })
  expect(await running.exit).toBe(1)
  expect(running.output().trimEnd()).toMatch(/EADDRINUSE.*\d+$/)
  expect(running.output().trimEnd().split('\n')).toHaveLength(1)
  holder.close()
})
