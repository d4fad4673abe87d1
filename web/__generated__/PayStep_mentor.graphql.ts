/**
 * @generated SignedSource<<cde57e3618a56c6a615d11a76f5d4947>>
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
          "name": "starterPackageRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advancedPackageRate",
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
