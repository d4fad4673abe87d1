/**
 * @generated SignedSource<<b4f605fe38dc76bf00d5b6ca97c3da5b>>
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
  readonly holdExpiresAt: string | null;
  readonly orderId: string | null;
  readonly packageType: PackageType;
  readonly startDate: string | null;
  readonly startsAt: string | null;
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
