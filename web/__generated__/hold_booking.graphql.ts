/**
 * @generated SignedSource<<aa513faa30d4f51d74115cd5c559dc6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PackageType = "ADVANCED" | "STARTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type hold_booking$data = {
  readonly databaseId: number;
  readonly holdExpiresAt: string | null | undefined;
  readonly orderId: string | null | undefined;
  readonly packageType: PackageType;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly " $fragmentType": "hold_booking";
};
export type hold_booking$key = {
  readonly " $data"?: hold_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"hold_booking">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hold_booking"
};

(node as any).hash = "587a6f147f06584e13bbdc7bdb7b80f5";

export default node;
