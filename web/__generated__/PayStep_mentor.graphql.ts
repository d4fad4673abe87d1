/**
 * @generated SignedSource<<8255cf521b2a30c520a3a8e1cae42d8e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayStep_mentor$data = {
  readonly " $fragmentSpreads": FragmentRefs<"price_mentor">;
  readonly " $fragmentType": "PayStep_mentor";
};
export type PayStep_mentor$key = {
  readonly " $data"?: PayStep_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayStep_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayStep_mentor",
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

(node as any).hash = "c9254101f48c5469f0c758bec1750aca";

export default node;
