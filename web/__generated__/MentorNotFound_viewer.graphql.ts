/**
 * @generated SignedSource<<fc8464bed6cd5eed6dc75f84d35d31fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MentorNotFound_viewer$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly mentor: {
          readonly databaseId: number;
          readonly name: string;
        };
      };
    }>;
  };
  readonly type: UserType;
  readonly " $fragmentType": "MentorNotFound_viewer";
};
export type MentorNotFound_viewer$key = {
  readonly " $data"?: MentorNotFound_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorNotFound_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorNotFound_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
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
      "storageKey": "plans(first:6)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4d31d89fdbf3677311b27dd2caf4aee2";

export default node;
