/**
 * @generated SignedSource<<d62f358687461f427b6b2c793acf0b10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionFacts_requests$data = {
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
  readonly " $fragmentType": "AttentionFacts_requests";
};
export type AttentionFacts_requests$key = {
  readonly " $data"?: AttentionFacts_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionFacts_requests">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionFacts_requests",
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

(node as any).hash = "585ad13259007758f34566fc6eaa9113";

export default node;
