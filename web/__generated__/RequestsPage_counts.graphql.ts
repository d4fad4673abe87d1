/**
 * @generated SignedSource<<bff87e2c929d8165bb0ebebaa8cbe48e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestsPage_counts$data = {
  readonly mentorshipRequestCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly withdrawn: number;
  };
  readonly " $fragmentType": "RequestsPage_counts";
};
export type RequestsPage_counts$key = {
  readonly " $data"?: RequestsPage_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsPage_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestsPage_counts",
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

(node as any).hash = "c1e0872cf51ecd31b446c8af17914af1";

export default node;
