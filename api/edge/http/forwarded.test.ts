import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { schemaEngine } from '../../testing/client.ts'
import { testServer } from '../../testing/server.ts'

const t = await testApp()

test('that X-Forwarded-For is ignored is logged once; from a trusted balancer it is not', async () => {
  const engine = await schemaEngine()
  const { url } = await testServer({ ...t.app, config: { ...t.app.config } }, { engine })
  const trusting = await testServer({ ...t.app, config: { ...t.app.config, trustProxy: ['127.0.0.1'] } }, { engine })
  const told = () => t.log.filter(({ message }) => message.startsWith('X-Forwarded-For is ignored'))
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await fetch(`${trusting.url}/healthz`, { headers })
  await fetch(`${url}/healthz`)
  expect(told()).toEqual([])
  for (let n = 0; n < 3; n++) await fetch(`${url}/healthz`, { headers })
  expect(told()).toMatchObject([{ level: 'warn', fields: { peer: '127.0.0.1' } }])
})
