/**
 * @generated SignedSource<<4d03de66451e1d7ef87055957e2164b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkshopState = "APPROVED" | "CANCELLED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type workshopColumns_workshop$data = {
  readonly branch: string;
  readonly date: string;
  readonly duration: string;
  readonly instructorName: string;
  readonly maxParticipants: number;
  readonly price: number;
  readonly registeredCount: number;
  readonly startsAt: string;
  readonly state: WorkshopState;
  readonly time: string;
  readonly title: string;
  readonly " $fragmentType": "workshopColumns_workshop";
};
export type workshopColumns_workshop$key = {
  readonly " $data"?: workshopColumns_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"workshopColumns_workshop">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workshopColumns_workshop"
};

(node as any).hash = "561f3243d951f69f8de208f2e3bf4e7f";

export default node;
