import { createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { afterFile } from '../testing/ending.ts'
import { refusePooler } from './pool.ts'

const message = (type: string, body: Buffer) => {
  const head = Buffer.from(`${type}....`)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const AUTHENTICATED = message('R', Buffer.alloc(4))
const READY = message('Z', Buffer.from('I'))
const COLUMN = Buffer.concat([
  Buffer.from([0, 1]),
  Buffer.from('pid\0'),
  Buffer.alloc(6),
  Buffer.from([0, 0, 0, 23, 0, 4]),
  Buffer.from([255, 255, 255, 255, 0, 0]),
])

/** A pooler that lends one server connection to whoever asks, for one statement. */
async function pooler(target: string): Promise<string> {
  const behind = new pg.Client({ connectionString: target })
  await behind.connect()
  const answer = async (near: Socket) => {
    const { rows } = await behind.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const text = Buffer.from(String(rows[0]?.pid))
    const length = Buffer.alloc(4)
    length.writeInt32BE(text.length)
    near.write(
      Buffer.concat([
        message('T', COLUMN),
        message('D', Buffer.concat([Buffer.from([0, 1]), length, text])),
        message('C', Buffer.from('SELECT 1\0')),
        READY,
      ]),
    )
  }
  const server = createServer((near) => {
    near.on('error', () => {})
    near.once('data', () => {
      near.write(Buffer.concat([AUTHENTICATED, READY]))
      near.on('data', (data) => {
        if (data[0] === 'Q'.charCodeAt(0)) void answer(near)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    server.close()
    await behind.end()
  })
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/x?sslmode=disable`
}

test('a transaction pooler is refused, a server is not', async () => {
  const direct = inject('templateUrl')
  await expect(refusePooler(direct)).resolves.toBeUndefined()
  await expect(refusePooler(await pooler(direct))).rejects.toThrow('transaction pooler')
})
