/**
 * @generated SignedSource<<152abfce4cdb55c176ced301281aa4fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestArea_mentor$data = {
  readonly databaseId: number;
  readonly viewerRequest: {
    readonly __typename: "MentorshipRequest";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RequestBlock_mentor">;
  readonly " $fragmentType": "RequestArea_mentor";
};
export type RequestArea_mentor$key = {
  readonly " $data"?: RequestArea_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestArea_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestArea_mentor",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestBlock_mentor"
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "774e131b616ed5e04fa825bf0c156a5e";

export default node;
