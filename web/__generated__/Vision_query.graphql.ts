/**
 * @generated SignedSource<<638711a3affc70994e5538dab22e3f3f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Vision_query$data = {
  readonly site: {
    readonly visionVideoUrl: string;
  };
  readonly " $fragmentType": "Vision_query";
};
export type Vision_query$key = {
  readonly " $data"?: Vision_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Vision_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Vision_query",
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
          "name": "visionVideoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c3624d0d14cdcfbc8d7899c686e2996b";

export default node;
