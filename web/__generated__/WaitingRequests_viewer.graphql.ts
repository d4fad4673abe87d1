/**
 * @generated SignedSource<<be57a79afc9b62c726d926bad3f36266>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingRequests_viewer$data = {
  readonly mentorshipRequestCounts: {
    readonly pending: number;
  };
  readonly mentorshipRequests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
      };
    }>;
  };
  readonly " $fragmentType": "WaitingRequests_viewer";
};
export type WaitingRequests_viewer$key = {
  readonly " $data"?: WaitingRequests_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingRequests_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingRequests_viewer",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "PENDING"
        }
      ],
      "concreteType": "ViewerMentorshipRequestsConnection",
      "kind": "LinkedField",
      "name": "mentorshipRequests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerMentorshipRequestsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MentorshipRequest",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "mentorshipRequests(last:1,status:\"PENDING\")"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "42ba1148229583d05162232b4c18a9d8";

export default node;
