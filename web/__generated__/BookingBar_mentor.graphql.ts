/**
 * @generated SignedSource<<f02c21f5b8eac6410942933b9a1ac090>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingBar_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"price_mentor">;
  readonly " $fragmentType": "BookingBar_mentor";
};
export type BookingBar_mentor$key = {
  readonly " $data"?: BookingBar_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingBar_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingBar_mentor",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "price_mentor",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starterPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advancedPrice",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "a8a80bfe2a79db295feae5713b59eb55";

export default node;
