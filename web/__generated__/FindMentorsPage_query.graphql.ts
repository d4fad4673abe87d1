/**
 * @generated SignedSource<<747e49e13caabbaf0b0c5bd75085d1a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindMentorsPage_query$data = {
  readonly site: {
    readonly supportEmail: string;
  };
  readonly " $fragmentType": "FindMentorsPage_query";
};
export type FindMentorsPage_query$key = {
  readonly " $data"?: FindMentorsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindMentorsPage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindMentorsPage_query",
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

(node as any).hash = "18039b6d36de4f0a3e045efbdae0312b";

export default node;
