/**
 * @generated SignedSource<<6670dd97024ec7fd6ac7c98a4884a3b9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatsNext_viewer$data = {
  readonly liveHold: {
    readonly holdExpiresAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"WhatsNext_hold">;
  } | null;
  readonly nextSession: {
    readonly __typename: "Booking";
  } | null;
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endDate: string;
        readonly id: string;
        readonly mentor: {
          readonly databaseId: number;
        };
        readonly status: PlanStatus;
        readonly " $fragmentSpreads": FragmentRefs<"RunningPlan_plan">;
      };
    }>;
  };
  readonly progress: {
    readonly upcoming: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"NextSession_viewer">;
  readonly " $fragmentType": "WhatsNext_viewer";
};
export type WhatsNext_viewer$key = {
  readonly " $data"?: WhatsNext_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsNext_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsNext_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "liveHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdExpiresAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WhatsNext_hold"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "nextSession",
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
      "name": "NextSession_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MenteeProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "upcoming",
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
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "ViewerPlansConnection",
      "kind": "LinkedField",
      "name": "plans",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerPlansConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Plan",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "kind": "ScalarField",
                  "name": "endDate",
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RunningPlan_plan"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "plans(first:20)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bef34509c1f39eb9710ac666c49087ee";

export default node;
