import type { App } from '../app.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'

/** The kind an order is for. An unknown one is a mistake of ours: nothing is settled, and everything can be later. */
export function purchaseOf({ parts }: Pick<App, 'parts'>, { kind }: { kind: string }): PurchaseKind {
  const found = parts.purchases.find((purchase) => purchase.kind === kind)
  if (!found) throw new Error(`No feature knows purchases of the kind ${kind}`)
  return found
}
