/**
 * @generated SignedSource<<8463b77ad9534cc47c8662481c85616b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestTabs_counts$data = {
  readonly mentorshipRequestCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly withdrawn: number;
  };
  readonly " $fragmentType": "RequestTabs_counts";
};
export type RequestTabs_counts$key = {
  readonly " $data"?: RequestTabs_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestTabs_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestTabs_counts",
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

(node as any).hash = "9b18d40b5153d28f88c867004441ee6e";

export default node;
