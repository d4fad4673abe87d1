import type { App } from '../app.ts'
import type { PurchaseKind } from '../parts/purchase.ts'

/** The kind of purchase that an order is for. An unknown kind is our mistake: nothing is settled then, and all of it can be later. */
export function purchaseOf({ parts }: Pick<App, 'parts'>, { kind }: { kind: string }): PurchaseKind {
  const found = parts.purchases.find((purchase) => purchase.kind === kind)
  if (!found) throw new Error(`No feature knows purchases of the kind ${kind}`)
  return found
}
