/**
 * @generated SignedSource<<2a25f6fc3f4c965b67975171b4c37d6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestsTable_requests$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly databaseId: number;
  readonly mentee: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"MenteeAvatar_mentee">;
  };
  readonly mentor: {
    readonly name: string;
  };
  readonly preferredDateTime: string;
  readonly status: RequestStatus;
  readonly " $fragmentType": "RequestsTable_requests";
}>;
export type RequestsTable_requests$key = ReadonlyArray<{
  readonly " $data"?: RequestsTable_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsTable_requests">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RequestsTable_requests",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredDateTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentee",
      "kind": "LinkedField",
      "name": "mentee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenteeAvatar_mentee"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mentor",
      "kind": "LinkedField",
      "name": "mentor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};
})();

(node as any).hash = "83814b2d3b6f41a2b0aad238474abc11";

export default node;
