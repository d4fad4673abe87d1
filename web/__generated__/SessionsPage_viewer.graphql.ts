/**
 * @generated SignedSource<<24e3144b5c676438ad8aa55a244909aa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsPage_viewer$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly bookingId: number | null | undefined;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentType": "SessionsPage_viewer";
};
export type SessionsPage_viewer$key = {
  readonly " $data"?: SessionsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionsPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
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
                  "name": "bookingId",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "plans(first:6)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "693fb07199204391b65f96cc85256947";

export default node;
