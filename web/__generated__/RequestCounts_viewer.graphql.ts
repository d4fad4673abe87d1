/**
 * @generated SignedSource<<40f1d6569e402bab3e7b0925fbcf4e58>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCounts_viewer$data = {
  readonly mentorshipRequestCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly withdrawn: number;
  };
  readonly " $fragmentType": "RequestCounts_viewer";
};
export type RequestCounts_viewer$key = {
  readonly " $data"?: RequestCounts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCounts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestCounts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MentorshipRequestCounts",
      "kind": "LinkedField",
      "name": "mentorshipRequestCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withdrawn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0a766179ac7c69fc8d2c989731337176";

export default node;
