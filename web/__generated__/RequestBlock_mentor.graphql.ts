/**
 * @generated SignedSource<<a47bf458a6c151f59186a1d73f3e745b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestBlock_mentor$data = {
  readonly name: string;
  readonly viewerRequest: {
    readonly __typename: "MentorshipRequest";
  } | null | undefined;
  readonly " $fragmentType": "RequestBlock_mentor";
};
export type RequestBlock_mentor$key = {
  readonly " $data"?: RequestBlock_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestBlock_mentor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MentorshipRequest",
      "kind": "LinkedField",
      "name": "viewerRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "5e660e31b67ca2dbd632728a9ca7d7d8";

export default node;
