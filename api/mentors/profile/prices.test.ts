import { expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest } from '../../testing/client.ts'
import { makeMentor } from '../../testing/factories.ts'

const PRICES = typed('query ($id: Int!) { mentor(id: $id) { starterPrice advancedPrice } }')

test.each([
  [
    { starterPackageRate: 79_900, advancedPackageRate: 449_900 },
    { starterPrice: 79_900, advancedPrice: 449_900 },
  ],
  [
    { starterPackageRate: 0, advancedPackageRate: 0 },
    { starterPrice: 30_000, advancedPrice: 300_000 },
  ],
])('a price is the rate, or the suggested price when none is set: %j', async (rates, prices) => {
  const { app, db } = await testApp()
  const { id } = await makeMentor(db, rates)
  const { data } = await asGuest(app).run(PRICES, { id })
  expect(data.mentor).toEqual(prices)
})
