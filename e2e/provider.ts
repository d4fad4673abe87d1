/** A payment provider of the tests' own: the sandbox in this process, in a database of its own beside the product's. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { testProvider } from '../api/testing/provider.ts'

/** Starts it; the product knows nothing of it. */
export async function startProvider() {
  const product = process.env['E2E_DATABASE_URL']!
  const name = `provider_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: product })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end())
  const provider = testProvider(Object.assign(new URL(product), { pathname: `/${name}` }).href)
  return {
    ...provider,
    /** The script that opens the payment window. */
    checkoutUrl: `${await provider.url()}/checkout.js`,
  }
}
