/**
 * @generated SignedSource<<5c3ecea446573791a9fcbe770775586a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlotLost_mentor$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"price_mentor">;
  readonly " $fragmentType": "SlotLost_mentor";
};
export type SlotLost_mentor$key = {
  readonly " $data"?: SlotLost_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlotLost_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlotLost_mentor",
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

(node as any).hash = "133ed8ac6c157417193b25087765c8dd";

export default node;
