/**
 * @generated SignedSource<<de076744b52887e84ace90ff235a0d77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingTitle_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"price_mentor">;
  readonly " $fragmentType": "BookingTitle_mentor";
};
export type BookingTitle_mentor$key = {
  readonly " $data"?: BookingTitle_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingTitle_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingTitle_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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

(node as any).hash = "10dc8aff39e3ebbc32324e9ba6cf7e2d";

export default node;
