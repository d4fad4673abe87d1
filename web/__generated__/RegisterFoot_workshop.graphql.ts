/**
 * @generated SignedSource<<70f741872f5ac2f3a7f39a769711c500>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopAbout_refund">;
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
      "name": "WorkshopAbout_refund"
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "53c48b1ee092427c2a4ca31c6d531763";

export default node;
