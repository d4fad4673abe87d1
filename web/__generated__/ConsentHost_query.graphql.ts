/**
 * @generated SignedSource<<d938a7c0a03610cb308b0da1869b2086>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsentHost_query$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"Consent_site">;
  };
  readonly " $fragmentType": "ConsentHost_query";
};
export type ConsentHost_query$key = {
  readonly " $data"?: ConsentHost_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsentHost_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsentHost_query",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Consent_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ec957d504691241ee2d07771a5ac1122";

export default node;
