/**
 * @generated SignedSource<<d322c19ec9411f4d84b415ef94aec58c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterFoot_workshop$data = {
  readonly price: number;
  readonly registrationClosesAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"RefundLine_workshop">;
  readonly " $fragmentType": "RegisterFoot_workshop";
};
export type RegisterFoot_workshop$key = {
  readonly " $data"?: RegisterFoot_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterFoot_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterFoot_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationClosesAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundLine_workshop"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "6f5a22f09026ae4ffb145788b807f80a";

export default node;
