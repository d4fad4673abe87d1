/**
 * @generated SignedSource<<be1c1b0113bbd3f84d82186ddded9ffd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MentorStatus = "ACCEPTED" | "PENDING_REVIEW" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DashboardHead_available$data = {
  readonly available: boolean;
  readonly id: string;
  readonly status: MentorStatus | null;
  readonly " $fragmentType": "DashboardHead_available";
};
export type DashboardHead_available$key = {
  readonly " $data"?: DashboardHead_available$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardHead_available">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardHead_available",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "00d4dcd67e5037a2a226966f16aa42c2";

export default node;
