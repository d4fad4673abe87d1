/**
 * @generated SignedSource<<869fbb93ec202c94ca3d3ea99f157df8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrialNote_query$data = {
  readonly site: {
    readonly supportEmail: string;
  };
  readonly " $fragmentType": "TrialNote_query";
};
export type TrialNote_query$key = {
  readonly " $data"?: TrialNote_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialNote_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialNote_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportEmail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5daddaa154a3c3743728803fccd7c663";

export default node;
