/**
 * @generated SignedSource<<596540942ef818a17fbcd3ec1a41bf81>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlanStatus = "ACTIVE" | "CANCELLED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlanStep_viewer$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endDate: string;
        readonly mentor: {
          readonly databaseId: number;
        };
        readonly status: PlanStatus;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OwnBookings_viewer">;
  readonly " $fragmentType": "PlanStep_viewer";
};
export type PlanStep_viewer$key = {
  readonly " $data"?: PlanStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanStep_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnBookings_viewer"
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

(node as any).hash = "e8359f36a0f2c14adf498783d238dafe";

export default node;
