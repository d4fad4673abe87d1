/**
 * @generated SignedSource<<1c5dae89d2574d2c80376a61d893f41a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestTabs_viewer$data = {
  readonly mentorshipRequestCounts: {
    readonly approved: number;
    readonly pending: number;
    readonly rejected: number;
    readonly withdrawn: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RequestList_viewer">;
  readonly " $fragmentType": "RequestTabs_viewer";
};
export type RequestTabs_viewer$key = {
  readonly " $data"?: RequestTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestTabs_viewer",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0040a4f85bd7d21186e946f151b02139";

export default node;
